import type { ThirdParties } from '../config/third-parties'
import type { PolicySources } from './content-security-policy'

/** A video loads when the reader asks for it, from the host that sets no cookie before play. */
const VIDEO_FRAME = 'https://www.youtube-nocookie.com'
const TAGS = 'https://www.googletagmanager.com'
const MEASURING = ['https://*.analytics.google.com', 'https://*.google-analytics.com', TAGS]
const SEARCH = ['https://*.algolia.net', 'https://*.algolianet.com']

/** The origins that the policy must name for the services this build was configured for. */
export function thirdPartySources(services: ThirdParties): PolicySources {
  const { assistant, analyticsId, tagManagerId, formsScript, search } = services
  const scripts = [assistant?.script, formsScript].flatMap((url) => (url ? [new URL(url).origin] : []))
  const measured = analyticsId ?? tagManagerId
  const forms = formsScript ? [new URL(formsScript).origin] : []
  return {
    'script-src': [...scripts, ...(measured ? [TAGS] : [])],
    'img-src': measured ? MEASURING : [],
    'connect-src': [...scripts, ...(measured ? MEASURING : []), ...(search ? SEARCH : [])],
    'frame-src': [VIDEO_FRAME, ...forms, ...(tagManagerId ? [TAGS] : [])],
    'form-action': forms,
  }
}
