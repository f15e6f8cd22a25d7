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

function CategoryItem({ item, activePath }: { item: PropSidebarItemCategory; activePath: string }) {
  const open = isActiveSidebarItem(item, activePath) || !item.collapsed
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
