import Link from '@docusaurus/Link'
import { isActiveSidebarItem, useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client'
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs'
import isInternalUrl from '@docusaurus/isInternalUrl'
import Fold from '@theme/Fold'
import Icon from '@theme/Icon'

type Props = { items: readonly PropSidebarItem[]; activePath: string }

function LinkItem({ item, activePath }: { item: PropSidebarItemLink; activePath: string }) {
  const active = isActiveSidebarItem(item, activePath)
  return (
    <Link to={item.href} aria-current={active ? 'page' : undefined}>
      {item.label}
      {!isInternalUrl(item.href) && <Icon name="away" />}
    </Link>
  )
}

/** The first page of a group, its own before those below. */
function firstPage(item: PropSidebarItem): string | undefined {
  if (item.type === 'link') return isInternalUrl(item.href) ? item.href : undefined
  if (item.type !== 'category') return undefined
  return item.href ?? item.items.map(firstPage).find(Boolean)
}

/**
 * A closed group is a link to its first page, where it is open: its pages do not travel with every other page. Client
 * module `sidebar-branches` opens it in place.
 */
function CategoryItem({ item, activePath }: { item: PropSidebarItemCategory; activePath: string }) {
  const open = isActiveSidebarItem(item, activePath) || !item.collapsed
  const first = firstPage(item)
  if (!open && first)
    return (
      <Link to={first} data-branch="">
        {item.label}
      </Link>
    )
  return (
    <Fold as="ul" summary={item.label} open={open}>
      {item.href && (
        <li>
          <LinkItem item={{ type: 'link', label: 'Overview', href: item.href }} activePath={activePath} />
        </li>
      )}
      <Items items={item.items} activePath={activePath} />
    </Fold>
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

/** The pages of a section: links and folding groups; the branch of the current page is open. */
export default function SidebarList(props: Props) {
  return (
    <ul className="sidebar-list">
      <Items {...props} />
    </ul>
  )
}
