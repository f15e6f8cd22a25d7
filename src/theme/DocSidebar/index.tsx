import Link from '@docusaurus/Link'
import { isActiveSidebarItem, useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client'
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs'
import isInternalUrl from '@docusaurus/isInternalUrl'
import Collapsible from '@theme/Collapsible'
import Icon from '@theme/Icon'

type Props = { items: readonly PropSidebarItem[]; activePath: string }

function LinkItem({ item, activePath }: { item: PropSidebarItemLink; activePath: string }) {
  const active = isActiveSidebarItem(item, activePath)
  return (
    <Link to={item.href} aria-current={active ? 'page' : undefined}>
      {item.label}
      {!isInternalUrl(item.href) && <Icon name="external-link" />}
    </Link>
  )
}

/** The first listed page of a group, its own before those below. */
function firstPage(item: PropSidebarItem): string | undefined {
  if (item.type === 'link') return isInternalUrl(item.href) && !item.unlisted ? item.href : undefined
  if (item.type !== 'category') return undefined
  return (item.linkUnlisted ? undefined : item.href) ?? item.items.map(firstPage).find(Boolean)
}

/** A group's own page, for its list: an unlisted one is shown only on that page. */
function ownPage(item: PropSidebarItemCategory, activePath: string): PropSidebarItemLink | undefined {
  if (!item.href) return undefined
  const link: PropSidebarItemLink = { type: 'link', label: 'Overview', href: item.href }
  return !item.linkUnlisted || isActiveSidebarItem(link, activePath) ? link : undefined
}

/**
 * A closed group is a link to its first page, where it's open, so other pages don't have to include its list.
 * Client module `sidebar-branches` opens it in place.
 */
function CategoryItem({ item, activePath }: { item: PropSidebarItemCategory; activePath: string }) {
  const open = isActiveSidebarItem(item, activePath) || !item.collapsed
  const first = firstPage(item)
  const own = ownPage(item, activePath)
  if (!open && first)
    return (
      <Link to={first} data-branch="">
        {item.label}
      </Link>
    )
  return (
    <Collapsible as="ul" summary={item.label} open={open}>
      {own && (
        <li>
          <LinkItem item={own} activePath={activePath} />
        </li>
      )}
      <Items items={item.items} activePath={activePath} />
    </Collapsible>
  )
}

function Items({ items, activePath }: Props) {
  const visible = useVisibleSidebarItems(items as PropSidebarItem[], activePath)
  return visible.map((item, index) => (
    <li key={index}>
      {item.type === 'category' && <CategoryItem item={item} activePath={activePath} />}
      {item.type === 'link' && <LinkItem item={item} activePath={activePath} />}
    </li>
  ))
}

/** The label above an entry; `sidebars/outline.ts` sets it. */
const makeGroup = (item: PropSidebarItem) => item.customProps?.group as string | undefined

/** Consecutive entries grouped by label, in their order. */
function inGroups(items: readonly PropSidebarItem[]): PropSidebarItem[][] {
  const runs: PropSidebarItem[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run?.[0] && makeGroup(run[0]) === makeGroup(item)) run.push(item)
    else runs.push([item])
  }
  return runs
}

/**
 * The pages of a section: links and folding groups; the branch of the current page is open. A label is announced as
 * its list's name, so it isn't announced twice.
 */
export default function SidebarList({ items, activePath }: Props) {
  return (
    <ul className="sidebar-list">
      {inGroups(items).map((run, index) => {
        const group = run[0] && makeGroup(run[0])
        if (group === undefined) return <Items key={index} items={run} activePath={activePath} />
        return (
          <li key={index}>
            <b aria-hidden="true">{group}</b>
            <ul aria-label={group}>
              <Items items={run} activePath={activePath} />
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
