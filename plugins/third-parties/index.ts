import path from 'node:path'
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types'
import type { ThirdParties } from '../../config/third-parties'
import type { Services } from '../../src/third-parties/services'

/**
 * What the browser needs to know about the services that wait for consent; a search itself is a request, not a
 * script.
 */
function listServices({ analyticsId, tagManagerId, assistant, formsScript, search }: ThirdParties): Services {
  return {
    ...(analyticsId && { analytics: { id: analyticsId } }),
    ...(tagManagerId && { tagManager: { id: tagManagerId } }),
    ...(assistant && { assistant }),
    ...(formsScript && { forms: { script: formsScript } }),
    ...(search?.insights && { insights: { appId: search.appId, apiKey: search.apiKey } }),
  }
}

const block = (services: Services): HtmlTagObject => ({
  tagName: 'script',
  attributes: { type: 'application/json', id: 'celo.services' }, // a heading's id has no dot
  innerHTML: JSON.stringify(services).replaceAll('<', '\\u003c'),
})

/**
 * Third-party services: analytics, tag manager, assistant, marketing forms and search insights. None is in a page:
 * the page lists those that are configured, and the client module loads them once the reader has allowed it. Unset
 * services cost nothing.
 */
export default function thirdPartiesPlugin(_: LoadContext, configured: ThirdParties): Plugin {
  const services = listServices(configured)
  const isAny = Object.keys(services).length > 0
  return {
    name: 'third-parties',
    getClientModules: () => (isAny ? [path.resolve('src/third-parties/consent.ts')] : []),
    injectHtmlTags: () => ({ headTags: isAny ? [block(services)] : [] }),
  }
}
