import { markdownAddress } from '../../model/page/page-addresses'
import { isExternal, isGone, type Redirect } from '../../model/redirects/redirects'

export interface Moved {
  readonly from: string
  readonly to: string
}

/** Old URLs that have a target, in the order of the table. */
export function listMoved(redirects: readonly Redirect[]): Moved[] {
  return redirects.filter((redirect) => !isGone(redirect)).map(({ from, to }) => ({ from, to }))
}

/** The Markdown version of a target; an external target has none and stays unchanged. */
export function markdownTarget(target: string): string {
  return isExternal(target) ? target : markdownAddress(target)
}
