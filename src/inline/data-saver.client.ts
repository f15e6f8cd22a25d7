/**
 * Whether nothing may be fetched before it is asked for. The start script has put it on the page: the reader's stored
 * choice counts first; without one, a slow connection or a browser that saves data sets it.
 */
export function savesData(): boolean {
  return document.documentElement.dataset.saver === 'on'
}

/** Answers a click on the switch: turns the data saver over, and keeps the choice where storage allows it. */
export function handleSaverSwitch(target: Element) {
  if (!target.closest('[data-saver-switch]')) return
  const choice = savesData() ? 'off' : 'on'
  document.documentElement.dataset.saver = choice
  try {
    localStorage.setItem('celo.data-saver', choice)
  } catch {
    return // storage is blocked: the choice holds until the page is loaded anew
  }
}
