import { afterPaint } from '../client/after-paint'
import type { Shown } from '../client/rest-of-hits'

/**
 * The dialog's list, for the second response to a query. @docsearch/react 3.9.0 has no way to repeat a query, but
 * its field sends one whenever it gets the focus, so this sends it a focus event.
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
