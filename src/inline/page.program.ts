/** The only inline script of a published page. */
import './before-paint.program'
import './start.program'
