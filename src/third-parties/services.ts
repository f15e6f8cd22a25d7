import type { Assistant } from '@site/config/third-parties'
import { type Application, INSIGHTS_KEY, startInsights } from './insights'

/** Services that wait for consent. Contains only those that the build was configured for. */
export type Services = {
  analytics?: { id: string }
  tagManager?: { id: string }
  assistant?: Assistant
  forms?: { script: string }
  insights?: Application
}

export type ServiceName = keyof Services

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (...command: unknown[]) => void
  }
}

const TAGS = 'https://www.googletagmanager.com'

function addScript(src: string, attribute?: string, value = '') {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  if (attribute) script.setAttribute(attribute, value)
  document.head.append(script)
}

/** Some assistants read their token from an element on the page, and render themselves into it. */
function addElement({ element, attribute, token }: Assistant) {
  if (!element) return
  const place = document.createElement('div')
  place.id = element
  place.setAttribute(attribute, token)
  document.body.append(place)
}

/** The queue that both of Google's services read; addresses are anonymized before anything is loaded. */
function prepareQueue(): (...command: unknown[]) => void {
  const queue = (window.dataLayer ??= [])
  window.gtag ??= function gtag() {
    // eslint-disable-next-line prefer-rest-params -- its reader asks for the arguments object itself, not for a list
    queue.push(arguments)
  }
  return window.gtag
}

const starts: { [Name in ServiceName]: (service: NonNullable<Services[Name]>) => void } = {
  analytics({ id }) {
    const gtag = prepareQueue()
    gtag('js', new Date())
    gtag('config', id, { anonymize_ip: true })
    addScript(`${TAGS}/gtag/js?id=${encodeURIComponent(id)}`)
  },
  tagManager({ id }) {
    prepareQueue()('set', { anonymize_ip: true })
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    addScript(`${TAGS}/gtm.js?id=${encodeURIComponent(id)}`)
  },
  assistant(assistant) {
    addElement(assistant)
    addScript(assistant.script, assistant.attribute, assistant.token)
  },
  forms: ({ script }) => addScript(script),
  insights: startInsights,
}

/** Loads the services. Nothing on the page waits for their hosts. */
export function startServices({ analytics, tagManager, assistant, forms, insights }: Services) {
  if (analytics) starts.analytics(analytics)
  if (tagManager) starts.tagManager(tagManager)
  if (assistant) starts.assistant(assistant)
  if (forms) starts.forms(forms)
  if (insights) starts.insights(insights)
}

type Place = { pathname: string; search: string; hash: string }

/** Reports a change of path, query or hash to analytics, if they run. */
export function countView(place: Place, before: Place | null) {
  const address = ({ pathname, search, hash }: Place) => pathname + search + hash
  if (!before || address(place) === address(before) || !window.gtag) return
  window.gtag('set', 'page_path', address(place))
  window.gtag('event', 'page_view')
}

function forgetInsights() {
  try {
    localStorage.removeItem(INSIGHTS_KEY)
  } catch {
    return // storage is denied: nothing was kept
  }
}

/** Deletes what services store in this browser. Cookies may be set for the host or for a parent domain. */
export function forgetServices() {
  forgetInsights()
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) => /^_g(a|id|at|cl)/.test(name))
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  for (const name of names) {
    document.cookie = `${name}=; Max-Age=0; Path=/`
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${domain}`
  }
}
