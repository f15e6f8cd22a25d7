import { afterPaint } from '../client/after-paint'
import type { Shown } from '../client/rest-of-hits'

/**
 * The list of the dialog, for the second answer to a query. @docsearch/react 3.9.0 gives no way to ask again, but its
 * field asks whenever it takes the focus: it is told so.
 */
export function shownHits(host: HTMLElement): Shown {
  const field = () => host.querySelector('input')
  return {
    afterPaint,
    isInUse: () =>
      document.activeElement !== field() ||
      host.querySelector('[aria-selected="true"]') !== host.querySelector('[aria-selected]'),
    askAgain: () => field()?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
  }
}
