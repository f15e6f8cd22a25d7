// What navigation adds to the theme's pages: preloading the next page, opening closed sidebar groups, the page's
// weight.
import type { ClientModule } from '@docusaurus/types'
import { onSidebarRestore } from '../theme/DocSidebar/sidebar-state.client'
import { showPageWeight } from './page-weight.client'
import { keepPlaces } from './places'
import { prefetchOnHover } from './prefetch-on-hover.client'
import { handleBranch, reopenBranches } from './sidebar-branches.client'

if (typeof document !== 'undefined') {
  keepPlaces()
  document.addEventListener('click', handleBranch, { capture: true })
  for (const type of ['mouseover', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetchOnHover, { passive: true })
  onSidebarRestore(reopenBranches)
}

const navigation: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname) showPageWeight(location.pathname)
  },
}

export default navigation
