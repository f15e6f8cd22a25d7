import Link from '@docusaurus/Link'
import type { ReactNode } from 'react'

/** Links to pages with half a sentence of reason each. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className="cards wide">{children}</div>
}

export function Card({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <Link className="card" to={to}>
      <b>{title}</b>
      <span>{children}</span>
    </Link>
  )
}
