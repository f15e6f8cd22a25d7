import { reopenBranches } from './sidebar-branches'

type State = { sidebar: string; top: number; open: Set<string> }

let before: State | undefined

const nav = () => document.querySelector<HTMLElement>('.sidebar > nav')
const name = () => document.querySelector<HTMLElement>('.sidebar')?.dataset.sidebar ?? ''
const groups = () => [...document.querySelectorAll<HTMLDetailsElement>('.sidebar details')]
const label = (group: HTMLDetailsElement) => group.querySelector('summary')?.textContent ?? ''

/** Notes what the reader opened and how far the list is scrolled, before another page takes its place. */
export function noteSidebar() {
  before = {
    sidebar: name(),
    top: nav()?.scrollTop ?? 0,
    open: new Set(
      groups()
        .filter(({ open }) => open)
        .map(label),
    ),
  }
}

/** Brings it back where the next page has the same list. */
export function restoreSidebar() {
  if (!before || before.sidebar !== name()) return
  reopenBranches(before.open)
  for (const group of groups()) group.open ||= before.open.has(label(group))
  nav()?.scrollTo({ top: before.top })
}
