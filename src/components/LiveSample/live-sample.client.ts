/** Runs samples on their pages. Everything is loaded when a reader clicks a button, or presses Enter in a value. */
function handlePress(event: Event) {
  const target = event.target as Element
  const isEnter = event instanceof KeyboardEvent && event.key === 'Enter' && target.matches('.value')
  if (event instanceof KeyboardEvent && !isEnter) return
  const button = isEnter
    ? target.closest('.live')?.querySelector('[data-run=run]')
    : target.closest('[data-run]')
  if (!button) return
  event.preventDefault()
  void import('./press').then(({ press }) => press(button as HTMLElement))
}

if (typeof document !== 'undefined')
  for (const type of ['click', 'keydown']) document.addEventListener(type, handlePress)
