// A bar for route changes that take longer than the delay. It moves as that of nprogress 0.2.0 does.
import type { ClientModule } from '@docusaurus/types'
import { PROGRESS_DELAY } from '@site/config/constants'

const START = 0.08
/** Where it waits for the page. */
const NEARLY = 0.994
const STEP = 0.02
const STEP_MS = 800
const MOVE_MS = 200

/** The bar in its container, how far it is, and the timer of its next step. */
let shown: { container: HTMLElement; bar: HTMLElement; at: number; timer: number } | undefined

function move(to: number): void {
  if (!shown) return
  shown.at = to
  shown.bar.style.transform = `translate3d(${(to - 1) * 100}%, 0, 0)`
}

function show(): void {
  document.getElementById('nprogress')?.remove() // one that's fading out
  const [container, bar] = [document.createElement('div'), document.createElement('div')]
  container.id = 'nprogress'
  bar.className = 'progress'
  bar.style.transition = `transform ${MOVE_MS}ms ease`
  container.append(bar)
  document.body.append(container)
  const step = () => move(Math.min(NEARLY, shown!.at + Math.random() * STEP))
  shown = { container, bar, at: 0, timer: window.setInterval(step, STEP_MS) }
  move(0)
  void bar.offsetWidth // so it moves from there
  move(START)
}

function finish(): void {
  if (!shown) return
  const { container, timer } = shown
  window.clearInterval(timer)
  move(1)
  shown = undefined
  window.setTimeout(() => {
    container.style.transition = `opacity ${MOVE_MS}ms linear`
    container.style.opacity = '0'
    window.setTimeout(() => container.remove(), MOVE_MS)
  }, MOVE_MS)
}

const module: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined
    const timer = window.setTimeout(show, PROGRESS_DELAY)
    return () => window.clearTimeout(timer)
  },
  onRouteDidUpdate: finish,
}

export default module
