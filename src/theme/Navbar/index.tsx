import Link from '@docusaurus/Link'
import { translate } from '@docusaurus/Translate'
import { useLocation } from '@docusaurus/router'
import Icon from '@theme/Icon'
import Logo from '@theme/Icon/Logo'
import SearchBar from '@theme/SearchBar'
import Drawer from './Drawer'
import Dropdown from './Dropdown'
import ThemeSwitch from './ThemeSwitch'
import { fromRoot, useNavItems } from './use-nav-items'

function Sections() {
  const { pathname } = useLocation()
  const { sections } = useNavItems()
  return sections.map(({ label, to }) => {
    const target = fromRoot(to)
    const inside = `${pathname}/`.startsWith(`${target.replace(/\/$/, '')}/`)
    return (
      <li key={label}>
        <Link className="navbar-item" to={target} aria-current={inside ? 'true' : undefined}>
          {label}
        </Link>
      </li>
    )
  })
}

/** The menus and icons on the right. The only language links to the current page, as it would among several. */
function Tools() {
  const { pathname } = useLocation()
  const { language, right, icons } = useNavItems()
  return (
    <div className="navbar-tools">
      {language && (
        <Dropdown {...language}>
          <li>
            <a href={pathname} aria-current="true" lang="en">
              English
            </a>
          </li>
        </Dropdown>
      )}
      {right.map((group) => (
        <Dropdown key={group.label} {...group} />
      ))}
      {icons.map(({ label, href, icon }) => (
        <Link key={label} className="icon-button" href={href} aria-label={label}>
          <Icon name={icon} />
        </Link>
      ))}
    </div>
  )
}

export default function Navbar() {
  const { left } = useNavItems()
  return (
    <header className="navbar">
      <div className="container">
        <Link className="brand" to="/">
          <Logo /> Celo Docs
        </Link>
        <nav
          className="navbar-links"
          aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
        >
          <ul>
            <Sections />
            {left.map((group) => (
              <li key={group.label}>
                <Dropdown {...group} />
              </li>
            ))}
          </ul>
        </nav>
        <SearchBar />
        <Tools />
        <ThemeSwitch />
        <Drawer />
      </div>
    </header>
  )
}
