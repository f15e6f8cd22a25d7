/**
 * What static markup needs a script for, by delegation from the document: it works for every page the router shows, and
 * before React has started.
 */
import type { ClientModule } from '@docusaurus/types'
import { markContents } from './contents-list'
import { handleCopy } from './copy'
import { closeDropdownsOutside } from './dropdowns'
import { handleFold } from './fold'
import { closeHints, reopenHint } from './hints'
import { handleIntent } from './intent'
import { startIslands } from './islands'
import { forgetLost, handleRejection } from './lost'
import { showPageWeight } from './page-weight'
import { handlePlay } from './play'
import { replayPress, whenHydrated } from './replay'
import { handleSaverSwitch } from './saves-data'
import { handleBranch } from './sidebar-branches'
import { showHidden } from './sidebar-hidden'
import { handleMenuToggle, noteSidebar, restoreSidebar, showCurrentEntry } from './sidebar-state'
import { handleTabChange, restoreTabs } from './tabs'

function handleClick(event: MouseEvent) {
  if (!(event.target instanceof Element)) return
  handleFold(event, event.target)
  handleCopy(event.target)
  handlePlay(event, event.target)
  handleSaverSwitch(event.target)
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', handleClick)
  document.addEventListener('click', handleBranch, { capture: true })
  document.addEventListener('change', handleTabChange)
  document.addEventListener('toggle', startIslands, { capture: true })
  document.addEventListener('toggle', handleMenuToggle, { capture: true })
  document.addEventListener('scroll', markContents, { passive: true })
  for (const type of ['mousedown', 'touchstart', 'focusin'])
    document.addEventListener(type, closeDropdownsOutside)
  for (const type of ['mouseover', 'touchstart', 'focusin'])
    document.addEventListener(type, handleIntent, { passive: true })
  for (const type of ['mouseout', 'focusout']) document.addEventListener(type, reopenHint)
  window.addEventListener('unhandledrejection', handleRejection)
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    closeDropdownsOutside(event)
    closeHints()
  })
}

const enhance: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname) noteSidebar()
    return undefined
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      restoreSidebar()
      showPageWeight(location.pathname)
      forgetLost()
    }
    showHidden()
    showCurrentEntry()
    closeDropdownsOutside()
    restoreTabs()
    markContents()
    startIslands()
    if (!previousLocation) {
      whenHydrated(() => {
        forgetLost()
        replayPress()
      })
    }
  },
}

export default enhance
