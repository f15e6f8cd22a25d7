import { scrollInto } from './scroll-into'

/** Open groups by their keys. */
type Groups = ReadonlyMap<string, HTMLDetailsElement>
type State = { sidebar: string; top: number; open: Groups }

let before: State | undefined

/** Slot: what brings back groups that the next page's list doesn't hold. */
let restoreGroups: (open: Groups) => void = () => undefined

/** Fills the slot; the listener gets the groups that were open. */
export function onSidebarRestore(listener: typeof restoreGroups) {
  restoreGroups = listener
}

const nav = () => document.querySelector<HTMLElement>('.sidebar > nav')
const name = () => document.querySelector<HTMLElement>('.sidebar')?.dataset.sidebar ?? ''
const groups = () => [...document.querySelectorAll<HTMLDetailsElement>('.sidebar details')]

/**
 * What tells a group of a list from the others, open or closed: its label and its first page. Some lists have two groups
 * of one label.
 * @param group an open one, or the link that a closed one is
 */
export function getGroupKey(group: HTMLDetailsElement | HTMLAnchorElement): string {
  const label = group.querySelector('summary') ?? group
  const link = group instanceof HTMLAnchorElement ? group : group.querySelector('a')
  return `${label.textContent?.trim()} ${link?.getAttribute('href')}`
}

/** Notes what the reader opened and how far the list is scrolled, before another page takes its place. */
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

/** Scrolls the list so that the entry of the page is in view. */
export const showCurrentEntry = () => scrollInto(nav(), '[aria-current=page]')

/** Does the same for the mobile menu, when it opens. */
export function handleMenuToggle({ target }: Event) {
  if (target instanceof HTMLDetailsElement && target.open && target.matches('.drawer'))
    scrollInto(target.querySelector('.drawer-panel'), '[aria-current=page]')
}

/** Brings it back where the next page has the same list. */
export function restoreSidebar() {
  if (!before || before.sidebar !== name()) return
  restoreGroups(before.open)
  for (const group of groups()) group.open ||= before.open.has(getGroupKey(group))
  nav()?.scrollTo({ top: before.top })
}
