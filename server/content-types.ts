const UTF8 = '; charset=utf-8'

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: `text/css${UTF8}`,
  gif: 'image/gif',
  html: `text/html${UTF8}`,
  ico: 'image/x-icon',
  ics: `text/calendar${UTF8}`,
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: `text/javascript${UTF8}`,
  json: 'application/json',
  map: 'application/json',
  md: `text/markdown${UTF8}`,
  mjs: `text/javascript${UTF8}`,
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: `text/plain${UTF8}`,
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml',
}
const TEXT = /^(?:text\/|application\/(?:json|manifest\+json|wasm|xml)|image\/svg)/

/** The content type of a file by its ending; unknown endings are bytes, which browsers download. */
export function contentType(file: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? ''
  return TYPES[ending] ?? 'application/octet-stream'
}

/** True for files that brotli and gzip make smaller. */
export function isCompressible(file: string): boolean {
  return TEXT.test(contentType(file))
}
