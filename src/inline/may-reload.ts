const KEY = 'celo.release'

/**
 * Whether this tab can reload in full for a release: not for its own, and only once for any other. If storage is
 * denied, a page that was just reloaded isn't reloaded again.
 */
export function mayReload(release: string | undefined): boolean {
  if (!release || release === document.getElementById('scripts')?.dataset.release) return false
  try {
    if (sessionStorage.getItem(KEY) === release) return false
    sessionStorage.setItem(KEY, release)
    return true
  } catch {
    const [first] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return first?.type !== 'reload'
  }
}
