import type { ThirdParties } from '../../../config/third-parties'
import { INLINE, ORIGIN_KINDS, type OriginKind, type Origins } from '../../../config/third-party-origins'
import { INLINE_STYLES, type PolicySources } from '../../../model/http/content-security-policy'

/** A video loads when the reader clicks, from the host that doesn't set cookies before play. */
const VIDEO: Origins = { frame: ['https://www.youtube-nocookie.com'] }
const TAGS = 'https://www.googletagmanager.com'
const MEASURING = ['https://*.analytics.google.com', 'https://*.google-analytics.com', TAGS]
/** Analytics and a container with its usual tag, as Google lists them for policies. */
const MEASURED: Origins = { script: [TAGS], image: MEASURING, connect: MEASURING }
const INSIGHTS = 'https://insights.algolia.io'

/** The hosts that the search client tries: one near the reader first, then the others. */
function searchHosts(appId: string): string[] {
  const id = appId.toLowerCase()
  const spare = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)
  return [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, ...spare]
}

const getOrigin = (script: string) => new URL(script).origin

function neededBy(services: ThirdParties): Origins[] {
  const { assistant, analyticsId, tagManagerId, formsScript, search, origins } = services
  const scripts = [assistant?.script, formsScript].flatMap((url) => (url ? [getOrigin(url)] : []))
  const asked = search ? [...searchHosts(search.appId), ...(search.insights ? [INSIGHTS] : [])] : []
  return [
    VIDEO,
    { script: scripts, connect: asked },
    ...(analyticsId || tagManagerId ? [MEASURED] : []),
    ...(tagManagerId ? [{ frame: [TAGS] }] : []),
    ...Object.values(origins ?? {}),
  ]
}

const makeSource = (word: string) => (word === INLINE ? INLINE_STYLES : word)

/**
 * The origins that the policy must list for the services this build is configured for: those of their scripts,
 * those that analytics, tag manager and search are known to call, and those set in a variable. No others.
 */
export function thirdPartySources(services: ThirdParties): PolicySources {
  const needed = neededBy(services)
  const kinds = Object.keys(ORIGIN_KINDS) as OriginKind[] // the keys of an object of ours
  return Object.fromEntries(
    kinds.map((kind) => [
      ORIGIN_KINDS[kind],
      [...new Set(needed.flatMap((origins) => origins[kind] ?? []).map(makeSource))],
    ]),
  )
}

/** The variables that make this build allow inline styles, for the build's report. */
export function inlineStyleVariables({ origins }: ThirdParties): string[] {
  return Object.entries(origins ?? {})
    .filter(([, { style }]) => style?.includes(INLINE))
    .map(([name]) => name)
}

/** What a build reports about such a variable. */
export const inlineStyleNote = (name: string) =>
  `policy: styles written into pages are allowed ('unsafe-inline' for style-src), because ${name} allows inline styles`
