import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'
import { docIdOfRoute } from './doc-id'

/** `[label, route]`: a page. `[label, items, options]`: a group. An address outside the site is a link. */
export type Entry = readonly [label: string, target: string | readonly Entry[], options?: GroupOptions]
/** A label stands before the entries that belong together. It's no link, and the order and level of entries stay theirs. */
type Label = string
/** `to`: page of a group's label. `open`: unfolded at first. `elsewhere`: a page that belongs to another sidebar. */
type SidebarItemConfig = Extract<
  Extract<SidebarsConfig[string], readonly unknown[]>[number],
  { type: string }
>
type GroupOptions = { to?: string; open?: boolean; elsewhere?: boolean }

/**
 * Turns an outline of routes into Docusaurus' sidebar. A text between entries is the label of those up to the next
 * text: it reaches the theme as `customProps.group` of each.
 * @throws naming the sidebar and the route, when no file of docs/ answers there
 */
export function outline(entries: readonly (Entry | Label)[], sidebar: string): SidebarItemConfig[] {
  let group: Label | undefined
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') {
      group = entry
      return []
    }
    const items = makeItem(entry, sidebar)
    return group === undefined ? items : items.map((item) => ({ ...item, customProps: { group } }))
  })
}

function makeItem([label, target, options = {}]: Entry, sidebar: string): SidebarItemConfig[] {
  if (typeof target !== 'string') return makeGroup(label, outline(target, sidebar), { ...options, sidebar })
  if (/^https?:/.test(target)) return [{ type: 'link', label, href: target }]
  return [{ type: options.elsewhere ? 'ref' : 'doc', id: pageId(target, sidebar), label }]
}

function makeGroup(
  label: string,
  items: SidebarItemConfig[],
  { to, open = false, sidebar }: GroupOptions & { sidebar: string },
): SidebarItemConfig[] {
  const id = to && pageId(to, sidebar)
  if (items.length === 0 && !id) return []
  if (items.length === 0 && id) return [{ type: 'doc', id, label }]
  return [
    { type: 'category', label, items, collapsed: !open, ...(id && { link: { type: 'doc' as const, id } }) },
  ]
}

function pageId(route: string, sidebar: string): string {
  const id = docIdOfRoute(route)
  if (id) return id
  throw new Error(
    `sidebars/${sidebar}.ts: found ${route}, which is no page; expected a route with a file in docs/. Add docs${route}.mdx, or fix the route.`,
  )
}
