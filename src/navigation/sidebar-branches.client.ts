/**
 * Opens a closed group of the list of pages in place. The list holds only the open branch, and a closed group is a link
 * to its first page; that page's own list has the group open, so it is taken from there. Without this, or where the page
 * does not come, the link leads to the page itself.
 */
import { loadPage } from './page-cache'
import { unfold } from '../theme/Collapsible/collapsible.client'
import { getGroupKey } from '../theme/DocSidebar/sidebar-state.client'

/** What was opened in this visit, by its key: a later page opens it again without another fetch. */
const branches = new Map<string, string>()

/** The group of a link, closed, in the list of the page that the link leads to; undefined where that list has none. */
function findBranch(sidebar: string, key: string): string | undefined {
  const list = document.createElement('template')
  list.innerHTML = sidebar
  const group = [...list.content.querySelectorAll('details')].find((details) => getGroupKey(details) === key)
  for (const current of group?.querySelectorAll('[aria-current]') ?? [])
    current.removeAttribute('aria-current')
  group?.removeAttribute('open')
  return group?.outerHTML
}

/** Puts the group in place of its link. Out: the group, closed. */
function show(link: HTMLAnchorElement, html: string): HTMLDetailsElement | null {
  const place = document.createElement('template')
  place.innerHTML = html
  const group = place.content.querySelector('details')
  link.replaceWith(place.content)
  return group
}

async function open(link: HTMLAnchorElement) {
  const key = getGroupKey(link)
  const page = await loadPage(link.pathname)
  const html = branches.get(key) ?? findBranch(page.sidebar, key)
  if (html === undefined) throw new Error(`${link.pathname} has no group "${key}" in its sidebar.`)
  branches.set(key, html)
  const focused = document.activeElement === link
  const group = show(link, html)
  if (focused) group?.querySelector('summary')?.focus()
  if (group) unfold(group, true)
}

/** Answers a plain click on a closed group; bound in the capture phase, before the router hears of it. */
export function handleBranch(event: MouseEvent) {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-branch]') : null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !plain || link.dataset.branch === 'follow') return
  event.preventDefault()
  open(link).catch(() => {
    link.dataset.branch = 'follow' // the page itself says what is wrong with it
    link.click()
  })
}

/** Opens a group again that was open on the page before. */
export function reopenBranches(open: ReadonlySet<string>) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.sidebar a[data-branch]')) {
    const key = getGroupKey(link)
    const html = branches.get(key)
    const group = html !== undefined && open.has(key) && show(link, html)
    if (group) group.open = true
  }
}
