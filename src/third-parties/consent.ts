/** Asks before any third-party script is loaded, remembers the answer, and lets readers withdraw it. */
import type { ClientModule } from '@docusaurus/types'
import { closeBanner, openBanner, placeSwitch } from './banner'
import { KEY, parseChoice, standingChoice } from './choice'
import { countView, forgetServices, startServices, type Services } from './services'
import './consent.css'

/** For this visit, if storage is denied. */
let unstored: string | null = null
let isRunning = false

const configured = () => JSON.parse(document.getElementById('celo.services')?.textContent ?? '{}') as Services // written by the build
const isSignalled = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

function read(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unstored
  } catch {
    return unstored
  }
}

function keep(allowed: boolean) {
  const services = Object.keys(configured())
  unstored = JSON.stringify({ allowed, services, signalled: isSignalled() })
  try {
    localStorage.setItem(KEY, unstored)
  } catch {
    return // applies until the page is reloaded
  }
}

const standing = () => standingChoice(parseChoice(read()), Object.keys(configured()), isSignalled())

function start() {
  if (isRunning) return
  isRunning = true
  startServices(configured())
}

function choose(allowed: boolean) {
  keep(allowed)
  if (allowed) start()
  placeSwitch(allowed, ask)
  if (allowed || !isRunning) return
  forgetServices()
  window.location.reload() // running scripts can't be stopped any other way
}

function ask() {
  openBanner(configured(), choose).querySelector('button')?.focus()
}

const consent: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const choice = standing()
    placeSwitch(choice === true, ask)
    if (choice === true) start()
    if (choice !== undefined) closeBanner()
    else if (!previousLocation) openBanner(configured(), choose)
    if (isRunning) countView(location, previousLocation)
  },
}

export default consent
