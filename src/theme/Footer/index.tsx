import Link from '@docusaurus/Link'
import Translate from '@docusaurus/Translate'
import PageCost from './PageCost'
import Logo from '@theme/Icon/Logo'
import { useThemeConfig } from '@docusaurus/theme-common'
import type { footer as configured } from '@site/config/footer'

type FooterLink = { label: string; to?: string; href?: string }

function Column({ title, items }: { title: string; items: FooterLink[] }) {
  return (
    <div>
      <h2 className="footer-title">{title}</h2>
      <ul>
        {items.map(({ label, to, href }) => (
          <li key={label}>
            <Link to={to} href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export default function Footer() {
  const footer = useThemeConfig().footer as unknown as typeof configured // our columns
  return (
    <footer className="footer">
      <div className="container">
        <div className="footer-columns">
          <div className="footer-lead">
            <Link className="brand" to="/">
              <Logo /> Celo Docs
            </Link>
            <p>
              <Translate id="theme.footer.lead">
                Facts come from published sources, and code samples are checked before publication.
              </Translate>
            </p>
          </div>
          {footer.links.map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </div>
        <div className="footer-legal">
          <p>
            {footer.copyright}{' '}
            <Translate id="theme.footer.trademark">
              Celo and its logo are trademarks of the Celo Foundation.
            </Translate>
            {footer.about.map(({ label, to }) => [
              ' · ',
              <Link key={to} to={to}>
                {label}
              </Link>,
            ])}
          </p>
          <PageCost />
        </div>
      </div>
      <div className="tiles" />
    </footer>
  )
}
