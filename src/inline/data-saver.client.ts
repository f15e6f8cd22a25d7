/** Whether nothing may be fetched before the reader asks for it. start.program.ts decides, and sets it on the page. */
export function savesData(): boolean {
  return document.documentElement.dataset.saver === 'on'
}

/** Turns the data saver on or off when the reader clicks its switch, and stores the choice. */
export function handleSaverSwitch(target: Element) {
  if (!target.closest('[data-saver-switch]')) return
  const choice = savesData() ? 'off' : 'on'
  document.documentElement.dataset.saver = choice
  try {
    localStorage.setItem('celo.data-saver', choice)
  } catch {
    // Storage is denied or full, so the choice lasts until the page is reloaded.
  }
}
