const ROOM = 0.25 // of the list, kept free above and below the entry if possible
const COVERED = 44 // px at the bottom of the window, where the button that hides the list can cover it

/** Scrolls a list, and nothing else, to bring an entry into view. Doesn't scroll if it's already visible. */
export function scrollInto(list: Element | null, selector: string) {
  const entry = list?.querySelector(selector)
  if (!list || !entry || list.scrollHeight <= list.clientHeight) return
  const [frame, place] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
  if (place.top >= frame.top && place.bottom <= Math.min(frame.bottom, innerHeight - COVERED)) return
  list.scrollTop += place.top - frame.top - frame.height * ROOM
}
