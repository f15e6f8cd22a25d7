/** States of an image that loads when the reader's connection allows it. */
export type ImageState = 'waiting' | 'loading' | 'deferred' | 'offline' | 'missing' | 'failed' | 'loaded'

/** ` (84 KB)` for a known size in bytes, else nothing. */
export function sizeMessage(bytes: number | undefined): string {
  return bytes ? ` (${Math.max(1, Math.round(bytes / 1000))} KB)` : ''
}

/** What a failed load means: the server's response, or no response at all. */
export function failure(status: number | undefined, online: boolean): ImageState {
  if (!online) return 'offline'
  return status === 404 ? 'missing' : 'failed'
}
