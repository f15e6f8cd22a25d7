import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'h2'> & { as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' }

/** A heading that links to itself. */
export default function Heading({ as: As, id, children, ...props }: Props) {
  useBrokenLinks().collectAnchor(id)
  if (!id) return <As {...props}>{children}</As>
  return (
    <As {...props} id={id}>
      <a className="anchor" href={`#${id}`}>
        {children}
      </a>
    </As>
  )
}
