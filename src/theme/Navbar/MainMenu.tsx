import Link from '@docusaurus/Link'
import Translate from '@docusaurus/Translate'
import Icon from '@theme/Icon'
import { fromRoot, useNavItems } from './use-nav-items'

export default function MainMenu() {
  const { sections, others } = useNavItems()
  return (
    <>
      <ul className="sidebar-list">
        {sections.map(({ label, to }) => (
          <li key={label}>
            <Link to={fromRoot(to)}>{label}</Link>
          </li>
        ))}
      </ul>
      <p className="drawer-group">
        <Translate id="theme.navbar.more">More</Translate>
      </p>
      <ul className="sidebar-list">
        {others.map(({ label, href }) => (
          <li key={label}>
            <Link href={href}>
              {label}
              <Icon name="external-link" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
