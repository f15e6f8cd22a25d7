import { mimes } from 'mrmime'

/** Types that mrmime doesn't have, those of packed packages, and the XML types for feeds and sitemaps. */
const OWN: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  tgz: 'application/gzip',
  xml: 'application/xml',
}
const TEXT = /^text\/|^application\/(?:json|xml|wasm)$|\+(?:json|xml)$/

/** A file's content type by its extension; unknown extensions are binary, which browsers download. */
export function contentType(file: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? ''
  const known = [OWN, mimes].find((types) => Object.hasOwn(types, ending))?.[ending]
  if (known === undefined) return 'application/octet-stream'
  return known.startsWith('text/') ? `${known}; charset=utf-8` : known
}

/** True for files that brotli and gzip make smaller. */
export function isCompressible(file: string): boolean {
  return TEXT.test(contentType(file))
}
