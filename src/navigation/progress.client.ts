import type { ClientModule } from '@docusaurus/types'
import progress from 'nprogress'
import { PROGRESS_DELAY } from '@site/config/constants'

progress.configure({ showSpinner: false, barSelector: '.progress', template: '<div class="progress"></div>' })

/** A bar for route changes that take longer than the delay. Minimum, speed and trickle are the library's defaults. */
const module: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined
    const timer = window.setTimeout(() => progress.start(), PROGRESS_DELAY)
    return () => window.clearTimeout(timer)
  },
  onRouteDidUpdate: () => void progress.done(),
}

export default module
