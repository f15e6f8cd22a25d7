/**
 * For parts of a page that don't arrive: the application's scripts, or what it loads later. This is a file of its own,
 * outside the application's build, because it's needed if that build didn't arrive, and pages that are complete
 * shouldn't pay for it.
 * It asks which release the server has. If that isn't the page's release, the page is reloaded, once per release and
 * tab; otherwise a notice offers to try again. The notice sticks to the end of the page, so it never hides anything for
 * good, and has the system's colors, because style sheets may be missing too.
 */
import { mayReload } from './may-reload'

/** Milliseconds after which the notice appears, whether or not the server has answered. */
const TIMEOUT_MS = 3000

const NOTICE =
  'position:sticky;bottom:0;z-index:9;padding:1rem;background:Canvas;color:CanvasText;border-top:1px solid'

function makeButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.style.cssText = 'font:inherit;padding:.5rem 1rem'
  button.textContent = 'Retry'
  button.onclick = () => location.reload()
  return button
}

const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true'

const wasHydrated = isHydrated()

/** Whether the application was only slow to start, and has started meanwhile. */
const isLate = (): boolean => !wasHydrated && isHydrated()

function showNotice(): void {
  if (!window.celoBusy) return
  window.celoBusy = false
  if (isLate()) return
  const notice = document.createElement('div')
  notice.id = 'lost'
  notice.role = 'alert'
  notice.style.cssText = NOTICE
  notice.append('A part of this page did not load. ', makeButton())
  document.body.append(notice)
}

async function reloadOrTell(): Promise<void> {
  try {
    const response = await fetch('/release.json', { cache: 'no-store' })
    const { release } = (await response.json()) as { release?: string }
    if (isLate() || !mayReload(release)) return showNotice()
    window.celoBusy = false
    location.reload()
  } catch {
    showNotice()
  }
}

if (!window.celoBusy && !document.querySelector('#lost[role=alert]')) {
  window.celoBusy = true
  setTimeout(showNotice, TIMEOUT_MS)
  void reloadOrTell()
}
