/** States of an image that loads when the reader's connection allows it. */
export type ImageState = 'waiting' | 'loading' | 'deferred' | 'offline' | 'missing' | 'failed' | 'loaded'

type Connection = { effectiveType?: string; saveData?: boolean }

/** Whether an image may load by itself: not on 2g and 3g, and not where the reader saves data. */
export function mayLoad(connection: Connection | undefined): boolean {
  if (connection?.saveData) return false
  return !/2g|3g/.test(connection?.effectiveType ?? '')
}

/** ` (84 KB)` for a known size in bytes, else nothing. */
export function sizeMessage(bytes: number | undefined): string {
  return bytes ? ` (${Math.max(1, Math.round(bytes / 1000))} KB)` : ''
}

/** What a failed load means: the server's answer, or no answer at all. */
export function failure(status: number | undefined, online: boolean): ImageState {
  if (!online) return 'offline'
  return status === 404 ? 'missing' : 'failed'
}
