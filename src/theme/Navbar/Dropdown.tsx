import Link from '@docusaurus/Link'
import Icon from '@theme/Icon'
import type { NavGroup } from '@site/config/navbar'
import type { ReactNode } from 'react'

type Props = NavGroup & { children?: ReactNode }

/** A menu that opens without a script. Client module `dropdowns` closes it on a click outside and on Escape. */
export default function Dropdown({ label, items, children }: Props) {
  return (
    <details className="dropdown" name="nav">
      <summary>
        {label}
        <i className="caret" />
      </summary>
      <ul className="dropdown-menu">
        {children}
        {items.map((item) => (
          <li key={item.label}>
            <Link href={item.href}>
              {item.label}
              <Icon name="external-link" />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
