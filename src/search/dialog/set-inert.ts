/**
 * Takes everything beside an element of the page's body out of reach of keys, pointer and assistive technology.
 * Out: the function that gives it back; what was out of reach before stays so.
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
