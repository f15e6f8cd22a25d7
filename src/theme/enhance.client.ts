/**
 * Adds behavior to static markup by delegation from the document, so it works for every page the router shows, and
 * before React has started.
 */
import type { ClientModule } from '@docusaurus/types'
import { markContents } from './TableOfContents/contents-list.client'
import { handleCopy } from './CodeBlock/copy.client'
import { closeDropdownsOutside } from './Navbar/dropdowns.client'
import { handleFold } from './Collapsible/collapsible.client'
import { closeHints, reopenHint } from './MDXContent/term-hints.client'
import { endIslands, startIslands } from './Island/islands.client'
import { removeNotice, handleRejection } from '../inline/chunk-error.client'
import { handlePlay } from './YouTube/play.client'
import { replayPress, whenHydrated } from '../inline/replay.client'
import { handleSaverSwitch } from '../inline/data-saver.client'
import { showHidden } from './DocSidebar/sidebar-hidden.client'
import {
  handleMenuToggle,
  noteSidebar,
  restoreSidebar,
  showCurrentEntry,
} from './DocSidebar/sidebar-state.client'
import { applyEarlyFilter, endFilter, handleFilter } from './TableFilter/table-filter.client'
import { handleTabChange, keepEarlyTabs, restoreTabs } from './Tabs/tabs.client'

function handleClick(event: MouseEvent) {
  if (!(event.target instanceof Element)) return
  handleFold(event, event.target)
  handleCopy(event.target)
  handlePlay(event, event.target)
  handleSaverSwitch(event.target)
  void endFilter(event.target)
  if (event.target.closest('.toc-link')) closeDropdownsOutside() // also when its heading was the last one chosen
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', handleClick)
  document.addEventListener('change', handleTabChange)
  document.addEventListener('input', handleFilter)
  document.addEventListener('toggle', startIslands, { capture: true })
  document.addEventListener('toggle', handleMenuToggle, { capture: true })
  document.addEventListener('scroll', markContents, { passive: true })
  for (const type of ['mousedown', 'touchstart', 'focusin'])
    document.addEventListener(type, closeDropdownsOutside)
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
      removeNotice()
    }
    showHidden()
    showCurrentEntry()
    if (previousLocation) closeDropdownsOutside() // one that was opened before the scripts started stays open
    if (!previousLocation) keepEarlyTabs()
    restoreTabs()
    applyEarlyFilter()
    markContents()
    endIslands()
    startIslands()
    if (!previousLocation) {
      whenHydrated(() => {
        removeNotice()
        replayPress()
      })
    }
  },
}

export default enhance
