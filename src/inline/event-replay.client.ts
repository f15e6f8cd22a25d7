declare global {
  interface Window {
    /** The button that was pressed before the application had started. */
    celoReplay?: HTMLElement
  }
}

/** Presses again what the reader pressed too early. */
export function replayPress() {
  const pressed = window.celoReplay
  window.celoReplay = undefined
  if (pressed?.isConnected) pressed.click()
}

/** Calls once React has taken over the page. */
export function whenHydrated(action: () => void) {
  const root = document.documentElement
  const watcher = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return
    watcher.disconnect()
    action()
  })
  watcher.observe(root, { attributeFilter: ['data-has-hydrated'] })
}
