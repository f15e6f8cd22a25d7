/**
 * Opens a closed group in the list of pages, in place. The list contains only the open branch, and a closed group
 * is a link to its first page. In that page's list, the group is open, so it's copied from there. Without this, or
 * if the page doesn't load, the link leads to the page itself.
 */
import { loadPage } from './page-cache'
import { unfold } from '../theme/Collapsible/collapsible.client'
import { getGroupKey } from '../theme/DocSidebar/sidebar-state.client'

/** Keys of the groups that the reader opened in this visit. */
const opened = new Set<string>()

/** The group for a link, from the list on the page that it leads to; undefined if that list has none. */
function findBranch(sidebar: string, key: string): HTMLDetailsElement | undefined {
  const list = document.createElement('template')
  list.innerHTML = sidebar
  return [...list.content.querySelectorAll('details')].find((details) => getGroupKey(details) === key)
}

/** Replaces a link with its group from another page's list; none of the group's entries is the current one. */
function place(group: HTMLDetailsElement, link: HTMLAnchorElement) {
  for (const current of group.querySelectorAll('[aria-current]')) current.removeAttribute('aria-current')
  link.replaceWith(group)
}

async function open(link: HTMLAnchorElement) {
  const key = getGroupKey(link)
  const page = await loadPage(link.pathname)
  const group = findBranch(page.sidebar, key)
  if (!group) throw new Error(`${link.pathname} has no group "${key}" in its sidebar.`)
  opened.add(key)
  const focused = document.activeElement === link
  place(group, link)
  group.open = false
  if (focused) group.querySelector('summary')?.focus()
  unfold(group, true)
}

/** Handles a plain click on a closed group; bound in the capture phase, before the router gets it. */
export function handleBranch(event: MouseEvent) {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-branch]') : null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !plain || link.dataset.branch === 'follow') return
  event.preventDefault()
  open(link).catch(() => {
    link.dataset.branch = 'follow' // the page itself shows what's wrong
    link.click()
  })
}

/**
 * Reopens groups that the reader opened on the previous page, and the groups around them. A group that was open
 * only because it contains that page stays closed.
 */
export function reopenBranches(open: ReadonlyMap<string, HTMLDetailsElement>) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.sidebar a[data-branch]')) {
    const group = open.get(getGroupKey(link))
    if (!group) continue
    const shown = [group, ...group.querySelectorAll<HTMLDetailsElement>('details[open]')]
    if (shown.some((each) => opened.has(getGroupKey(each)))) place(group, link)
  }
}
