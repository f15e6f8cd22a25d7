import { DocsSidebarProvider, useDocRootMetadata } from '@docusaurus/plugin-content-docs/client'
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs'
import { useLocation } from '@docusaurus/router'
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common'
import SidebarList from '@theme/DocSidebar'
import NotFoundContent from '@theme/NotFound/Content'
import { translate } from '@docusaurus/Translate'

type MenuProps = { items: PropSidebarItem[]; pathname: string }

function SectionMenu({ items, pathname }: MenuProps) {
  return <SidebarList items={items} activePath={pathname} />
}

/** Any docs page. Docs are at the root, so unknown URLs also end up here. */
export default function DocRoot(props: Parameters<typeof useDocRootMetadata>[0]) {
  const { pathname } = useLocation()
  const current = useDocRootMetadata(props)
  if (!current) return <NotFoundContent />
  const { docElement, sidebarName, sidebarItems } = current
  return (
    <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
      <div className={sidebarItems ? 'container doc' : 'container doc doc-alone'}>
        {sidebarItems && (
          <div className="sidebar" data-sidebar={sidebarName}>
            <nav aria-label={translate({ id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs pages' })}>
              <SidebarList items={sidebarItems} activePath={pathname} />
            </nav>
            <NavbarSecondaryMenuFiller component={SectionMenu} props={{ items: sidebarItems, pathname }} />
          </div>
        )}
        {docElement}
      </div>
    </DocsSidebarProvider>
  )
}
