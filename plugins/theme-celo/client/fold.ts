/** Panels that open and close with an animated height, on a native `details`: they work without this too. */
const EASING = 'ease-in-out'

/** Duration by height, in ms, as in theme-common 3.8.1 components/Collapsible; 1 ms where motion is not wanted. */
export function duration(height: number, reduced: boolean): number {
  if (reduced) return 1
  const constant = height / 36
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10)
}

/** Opens or closes the panel whose summary was clicked. */
export function handleFold(event: MouseEvent, target: Element) {
  const summary = target.closest('summary')
  const details = summary?.parentElement
  const panel = summary?.nextElementSibling
  if (
    !(details instanceof HTMLDetailsElement) ||
    !details.hasAttribute('data-fold') ||
    !(panel instanceof HTMLElement)
  )
    return
  event.preventDefault()
  const opening = !details.open || details.dataset.fold === 'closing'
  details.dataset.fold = opening ? 'opening' : 'closing'
  details.open = true
  animate(details, panel, opening)
}

function animate(details: HTMLDetailsElement, panel: HTMLElement, opening: boolean) {
  const height = panel.scrollHeight
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  panel.style.overflow = 'hidden'
  panel.style.height = `${opening ? 0 : height}px`
  panel.style.transition = `height ${duration(height, reduced)}ms ${EASING}`
  panel.addEventListener('transitionend', (event) => settle(event, details, panel), { once: true })
  requestAnimationFrame(() => requestAnimationFrame(() => (panel.style.height = `${opening ? height : 0}px`)))
}

function settle(event: TransitionEvent, details: HTMLDetailsElement, panel: HTMLElement) {
  if (event.target !== panel || event.propertyName !== 'height') return
  details.open = details.dataset.fold === 'opening'
  details.dataset.fold = ''
  panel.style.overflow = ''
  panel.style.height = ''
}
