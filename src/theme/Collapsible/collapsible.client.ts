/** Panels that open and close with an animated height. They're native `details`, so they also work without this. */
const EASING = 'ease-in-out'

/** Duration by height, in ms, as in theme-common 3.8.1 components/Collapsible; 1 ms with reduced motion. */
export function duration(height: number, reduced: boolean): number {
  if (reduced) return 1
  const constant = height / 36
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10)
}

/** Opens or closes the panel whose summary was clicked. */
export function handleFold(event: MouseEvent, target: Element) {
  const details = target.closest('summary')?.parentElement
  if (!(details instanceof HTMLDetailsElement) || !details.hasAttribute('data-fold')) return
  event.preventDefault()
  unfold(details, !details.open || details.dataset.fold === 'closing')
}

/** Opens or closes a panel by its height. */
export function unfold(details: HTMLDetailsElement, opening: boolean) {
  details.dataset.fold = opening ? 'opening' : 'closing'
  details.open = true
  const panel = details.querySelector('summary')?.nextElementSibling
  if (!(panel instanceof HTMLElement)) return
  // A panel without a height has nothing to animate, so its transition would never end.
  if (panel.scrollHeight > 0) animate(details, panel, opening)
  else settle(details, panel)
}

function animate(details: HTMLDetailsElement, panel: HTMLElement, opening: boolean) {
  const height = panel.scrollHeight
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  panel.style.overflow = 'hidden'
  panel.style.height = `${opening ? 0 : height}px`
  panel.style.transition = `height ${duration(height, reduced)}ms ${EASING}`
  const done = new AbortController()
  const handleEnd = (event: TransitionEvent) => {
    // Transitions inside the panel, such as a group's arrow, also end here.
    if (event.target !== panel || event.propertyName !== 'height') return
    done.abort()
    settle(details, panel)
  }
  panel.addEventListener('transitionend', handleEnd, { signal: done.signal })
  requestAnimationFrame(() => requestAnimationFrame(() => (panel.style.height = `${opening ? height : 0}px`)))
}

function settle(details: HTMLDetailsElement, panel: HTMLElement) {
  details.open = details.dataset.fold === 'opening'
  details.dataset.fold = ''
  panel.style.overflow = ''
  panel.style.height = ''
}
