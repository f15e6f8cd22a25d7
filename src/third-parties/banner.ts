import type { Services } from './services'

const getHost = (script: string) => new URL(script).hostname

/** The services as described in the question. */
function describe({ analytics, tagManager, assistant, forms, insights }: Services): string {
  const parts = [
    analytics && 'analytics by Google, with anonymized IP addresses',
    tagManager && 'a tag manager by Google',
    assistant && `the docs assistant, from ${getHost(assistant.script)}`,
    forms && `marketing forms, from ${getHost(forms.script)}`,
    insights && 'search insights by Algolia, which record what you find and open in the search box',
  ]
  return parts.filter(Boolean).join('; ')
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'button'
  element.textContent = label
  element.addEventListener('click', onPress)
  return element
}

export const closeBanner = () => document.querySelector('.consent')?.remove()

/** Asks the reader without blocking the page, which can be read and used below the question. */
export function openBanner(services: Services, onChoose: (allowed: boolean) => void) {
  closeBanner()
  const banner = document.createElement('section')
  banner.className = 'consent'
  banner.setAttribute('aria-label', 'Optional services')
  const text = document.createElement('p')
  text.textContent = `This site can use optional third-party services: ${describe(services)}. They learn which pages you read. They aren't used unless you allow it, and you can change your mind at the bottom of any page.`
  const choose = (allowed: boolean) => () => {
    closeBanner()
    onChoose(allowed)
  }
  const buttons = document.createElement('p')
  buttons.className = 'actions'
  buttons.append(button('Allow', choose(true)), button('Decline', choose(false)))
  banner.append(text, buttons)
  document.body.append(banner)
  return banner
}

/** The link back to the question, in the footer of every page. */
export function placeSwitch(isAllowed: boolean, onPress: () => void) {
  const label = `Optional services: ${isAllowed ? 'on' : 'off'}`
  document.querySelector('.consent-switch')?.remove()
  const element = button(label, onPress)
  element.classList.add('consent-switch')
  document.querySelector('.footer-legal')?.append(element)
}
