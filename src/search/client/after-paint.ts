/** Time that a reader who types leaves between two keys, in ms: a query that another follows gets its first hits only. */
const PAUSE = 150

/**
 * Calls a function once what was just rendered is painted and no key has followed for a moment.
 * Out: the function that calls it off.
 */
export function afterPaint(then: () => void): () => void {
  let timer: number | undefined
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => (timer = window.setTimeout(then, PAUSE)))
  })
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
