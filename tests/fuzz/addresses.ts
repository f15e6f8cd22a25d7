import fc from 'fast-check'

/** Pieces that have broken routers: bad encodings, extensions, slashes, dots, other alphabets, control characters. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['%', '%2', '%25', '%2525', '%00', '%E0%A4%A', '%c0%af', '%2e%2e', '%2F', '%5C', '%0d%0a', '%ff'],
    ...['.', '..', '.html', 'index.html', '404.html', '_csp.json', '.md', '.br', '~', ';', ':', '@', '\\'],
    ...['build', 'developer', 'viem', 'assets', 'docs', 'search', 'page.json', 'é', '日本', '😀', '{{', '$&'],
    ...['__proto__', 'constructor', 'javascript:', 'data:', '<script>', '"onload=', "'", '`'],
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
)

const joined = (separators: string[], maxLength: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...separators), piece), { maxLength })
    .map((parts) => parts.flat().join(''))

const pathPart = joined(['/', '/', '//', ''], 6).map((path) => `/${path.replace(/^\/+/, '')}`)
const queryPart = fc.oneof(
  fc.constant(''),
  joined(['&', '=', '&docusaurus-theme=', '&docusaurus-data-x=', '&q='], 4),
)
const hashPart = fc.oneof(fc.constant(''), joined(['#', '', ':~:text='], 3))

/** A URL on this site as anyone could write it: path, query and hash, each hostile in its own way. */
export const hostileAddress = fc
  .tuple(pathPart, queryPart, hashPart)
  .map(([path, query, hash]) => path + (query && `?${query}`) + (hash && `#${hash}`))

/** An existing page with a hostile query and anchor. */
export const hostileOnPage = fc
  .tuple(
    fc.constantFrom(
      '/',
      '/home',
      '/build',
      '/build/quickstart',
      '/search',
      '/showcase',
      '/developer/viem',
      '/glossary',
    ),
    fc.oneof(
      queryPart,
      queryPart.map((query) => `q=${query}`),
    ),
    hashPart,
  )
  .map(([path, query, hash]) => path + (query && `?${query}`) + (hash && `#${hash}`))

/** Values that storage may contain under any key. */
export const storedText = fc.oneof(
  fc.constantFrom(
    'dark',
    'light',
    'system',
    'true',
    'null',
    '[]',
    '{}',
    '"',
    'garbage',
    '__proto__',
    '"><script>',
  ),
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constant('{"__proto__":{"allowed":true}}'),
  fc.nat({ max: 4 }).map((size) => 'x'.repeat(10 ** size)),
)

/** URLs that trust.md names, and one of 8 kB, which are always tested. */
export const namedAddresses = [
  '/%',
  '/docs/%E0%A4%A',
  '/%c0%af',
  '//host/',
  '/\\/host/%',
  '/%00',
  '/%0d%0a',
  '/build.html',
  '/build/index.html',
  '/build/',
  '/build//quickstart',
  '/index.html',
  `/${'a'.repeat(8000)}`,
  `/?q=${'%25'.repeat(2600)}`,
  '/?docusaurus-theme=x',
  '/?docusaurus-data-x=1',
  '/build#%',
  '/build#100%',
  '/build#%E0%A4%A',
  '/home#%',
]
