// The content security policy for every page: only our origin, and inline code only by hash.

export type PolicySources = Readonly<Record<string, readonly string[]>>

const STRICT: PolicySources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"], // the sandbox: every other page refuses to be framed
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
}

/** Allows style elements and style attributes, in builds with a service that writes them. */
export const INLINE_STYLES = "'unsafe-inline'"

const OPENABLE = new Set([
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
])

const isOrigin = (source: string) =>
  /^(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/.test(source)

/**
 * Problems with sources that a build adds to the policy: unknown directives, and anything except full https origins
 * and inline styles.
 */
export function policyFaults(extra: PolicySources): string[] {
  return Object.entries(extra).flatMap(([directive, sources]) => {
    if (!OPENABLE.has(directive))
      return [`directive ${directive}: expected one of ${[...OPENABLE].join(', ')}`]
    return sources
      .filter((source) => !isOrigin(source) && !(directive === 'style-src' && source === INLINE_STYLES))
      .map(
        (source) =>
          `${directive}: found ${JSON.stringify(source)}, expected an origin such as https://example.org`,
      )
  })
}

/**
 * The text of the policy.
 * In: hashes of inline scripts and style elements ("sha256-…"), and origins of third parties that the build was
 * configured for, by directive. Out: directives in a fixed order, sources sorted after the fixed ones. If inline
 * styles are allowed, no style hash is listed, because a browser that sees one would block them again.
 */
export function buildPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  extra: PolicySources = {},
): string {
  const isOpen = extra['style-src']?.includes(INLINE_STYLES)
  const added = (directive: string): string[] => {
    const hashes = directive === 'script-src' ? scripts : directive === 'style-src' && !isOpen ? styles : []
    const sources = hashes.map((hash) => `'${hash}'`).concat(extra[directive] ?? [])
    return [...new Set(sources)].sort()
  }
  const directives = Object.entries(STRICT).map(([directive, fixed]) => {
    const more = added(directive)
    const base = more.length > 0 ? fixed.filter((source) => source !== "'none'") : fixed
    return [directive, ...base, ...more].join(' ')
  })
  return directives.join('; ')
}

/** The policy of a build that has no inline code and no third party. */
export const STRICT_POLICY = buildPolicy([], [])
