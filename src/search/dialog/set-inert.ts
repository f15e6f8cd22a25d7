/**
 * Makes everything in the page's body except one element unreachable by keyboard, pointer and assistive technology.
 * Out: a function that reverts this; anything that was already unreachable stays that way.
 */
export function setInertBeside(element: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== element && !child.inert,
  )
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
  }
}
