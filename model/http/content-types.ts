import { mimes } from 'mrmime'

/** What mrmime lacks, and XML as feeds and site maps name it. */
const OWN: Readonly<Record<string, string>> = { ico: 'image/x-icon', xml: 'application/xml' }
const TEXT = /^text\/|^application\/(?:json|xml|wasm)$|\+(?:json|xml)$/

/** The content type of a file by its ending; unknown endings are bytes, which browsers download. */
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
