import { scrollInto } from '../../inline/scroll-into'

/** Open groups by their keys. */
type Groups = ReadonlyMap<string, HTMLDetailsElement>
type State = { sidebar: string; top: number; open: Groups }

let before: State | undefined

/** Slot for the code that restores groups that aren't in the next page's list. */
let restoreGroups: (open: Groups) => void = () => undefined

/** Fills the slot; the listener gets the groups that were open. */
export function onSidebarRestore(listener: typeof restoreGroups) {
  restoreGroups = listener
}

const nav = () => document.querySelector<HTMLElement>('.sidebar > nav')
const name = () => document.querySelector<HTMLElement>('.sidebar')?.dataset.sidebar ?? ''
const groups = () => [...document.querySelectorAll<HTMLDetailsElement>('.sidebar details')]

/**
 * Identifies a group in a list, open or closed, by its label and first page, because some lists have two groups
 * with the same label.
 * @param group an open group, or the link of a closed one
 */
export function getGroupKey(group: HTMLDetailsElement | HTMLAnchorElement): string {
  const label = group.querySelector('summary') ?? group
  const link = group instanceof HTMLAnchorElement ? group : group.querySelector('a')
  return `${label.textContent?.trim()} ${link?.getAttribute('href')}`
}

/** Stores which groups the reader opened and how far the list is scrolled, before another page replaces it. */
export function noteSidebar() {
  before = {
    sidebar: name(),
    top: nav()?.scrollTop ?? 0,
    open: new Map(
      groups()
        .filter(({ open }) => open)
        .map((group) => [getGroupKey(group), group]),
    ),
  }
}

/** Scrolls the list to bring the page's entry into view. */
export const showCurrentEntry = () => scrollInto(nav(), '[aria-current=page]')

/** Does the same for the mobile menu, when it opens. */
export function handleMenuToggle({ target }: Event) {
  if (target instanceof HTMLDetailsElement && target.open && target.matches('.drawer'))
    scrollInto(target.querySelector('.drawer-panel'), '[aria-current=page]')
}

/** Restores it if the next page has the same list. */
export function restoreSidebar() {
  if (!before || before.sidebar !== name()) return
  restoreGroups(before.open)
  for (const group of groups()) group.open ||= before.open.has(getGroupKey(group))
  nav()?.scrollTo({ top: before.top })
}
