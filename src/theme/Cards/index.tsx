import Link from '@docusaurus/Link'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import Glyph from '@theme/Glyph'
import Icon from '@theme/Icon'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'

type CardProps = { to: string; title: string; children: ReactNode }

const isCard = (child: ReactNode): child is ReactElement<CardProps> => isValidElement(child)

/** Links to pages, each with a short reason to visit it. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className="cards wide">{children}</div>
}

export function Card({ to, title, children }: CardProps) {
  return (
    <Link className="card" to={to}>
      <b>{title}</b>
      <span>{children}</span>
    </Link>
  )
}

/** Ornaments of the first, the second and the third card. */
const GLYPHS = ['Assc', 'ssCb', 'cEas']

/**
 * The pages in a section that most readers want, before everything else. Contains two or three cards. `id` keeps links
 * to a heading that they once had.
 */
export function Starts({ id, children }: { id?: string; children: ReactNode }) {
  useBrokenLinks().collectAnchor(id)
  return (
    <div className="cards starts wide" id={id}>
      {Children.toArray(children)
        .filter(isCard)
        .map(({ props: { to, title, children: reason } }, index) => (
          <Link key={to} className="card" to={to}>
            <Glyph tiles={GLYPHS[index % GLYPHS.length]!} />
            <b>{title}</b>
            <Icon name="next" />
            <span>{reason}</span>
          </Link>
        ))}
    </div>
  )
}

/** One group of a section: its heading, a line on what it's for, and its pages as cards. */
export function Choices({ children }: { children: ReactNode }) {
  return <section className="choices wide">{children}</section>
}
