const ROOM = 0.25 // of the list, kept free above and below the entry where it can be
const COVERED = 44 // px at the end of the window, where the button that hides the list can lie over it

/** Scrolls a list, and nothing else, so that an entry of it is in view. Leaves a list alone that shows it already. */
export function scrollInto(list: Element | null, selector: string) {
  const entry = list?.querySelector(selector)
  if (!list || !entry || list.scrollHeight <= list.clientHeight) return
  const [frame, place] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
  if (place.top >= frame.top && place.bottom <= Math.min(frame.bottom, innerHeight - COVERED)) return
  list.scrollTop += place.top - frame.top - frame.height * ROOM
}
