/** Repeats the press on a button that came before the application had started. */
export function replayPress() {
  const pressed = window.celoReplay
  window.celoReplay = undefined
  if (pressed?.isConnected) pressed.click()
}

/** Calls an action once React has taken over the page. */
export function whenHydrated(action: () => void) {
  const root = document.documentElement
  const watcher = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return
    watcher.disconnect()
    action()
  })
  watcher.observe(root, { attributeFilter: ['data-has-hydrated'] })
}
