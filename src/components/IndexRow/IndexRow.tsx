import Link from '@docusaurus/Link'
import home from '@generated/home-data/default/home.json'
import type { ReactNode } from 'react'
import { firstExisting, type Target } from './targets'

/** One line of a list: its target (the first page that exists), its name, and a short reason to visit it. */
export interface IndexEntry {
  to: readonly Target[]
  title: string
  text: string
}

/** Links to this site's pages through the router, and to anywhere else with a plain URL. */
export function IndexLink({ to, children }: { to: Target; children: ReactNode }) {
  return to.startsWith('https:') ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>
}

/** A headed list of links; entries without any existing page are left out. */
export default function IndexRow({
  id,
  title,
  entries,
}: {
  id: string
  title: ReactNode
  entries: IndexEntry[]
}) {
  const links = entries.flatMap((entry) => {
    const to = firstExisting(entry.to, home.missing)
    return to ? [{ ...entry, to }] : []
  })
  return (
    <section className="index-row" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="index-links">
        {links.map(({ to, title: name, text }) => (
          <li key={name}>
            <IndexLink to={to}>
              <b>{name}</b>
              <span>{text}</span>
            </IndexLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
