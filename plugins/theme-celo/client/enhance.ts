/**
 * What static markup needs a script for, by delegation from the document: it works for every page the router shows, and
 * before React has started.
 */
import { closeDropdownsOutside } from './dropdowns'
import { handleCopy } from './copy'
import { handlePlay } from './play'
import { handleTabChange, restoreTabs } from './tabs'
import { handleWrap } from './wrap'

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    handleCopy(event.target)
    handleWrap(event.target)
    handlePlay(event.target)
  })
  document.addEventListener('change', handleTabChange)
  for (const type of ['mousedown', 'touchstart', 'focusin'])
    document.addEventListener(type, closeDropdownsOutside)
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeDropdownsOutside(event)
  })
}

export function onRouteDidUpdate() {
  closeDropdownsOutside()
  restoreTabs()
}
