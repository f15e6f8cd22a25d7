/** Time between two keystrokes of someone typing, in ms. A query followed by another one only gets its first hits. */
const PAUSE = 150

/**
 * Calls a function once the last render is painted and no key has been pressed for a moment.
 * Out: a function that cancels the call.
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
