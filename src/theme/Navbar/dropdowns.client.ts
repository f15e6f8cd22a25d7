/**
 * Closes every open dropdown that doesn't contain the event's target; on Escape and without an event, all of them.
 */
export function closeDropdownsOutside(event?: Event) {
  const inside = event && event.type !== 'keydown' && event.target instanceof Node ? event.target : null
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>('details.dropdown[open]')) {
    if (inside && dropdown.contains(inside)) continue
    const focused = dropdown.contains(document.activeElement)
    dropdown.open = false
    if (focused && event?.type === 'keydown') dropdown.querySelector('summary')?.focus()
  }
}
