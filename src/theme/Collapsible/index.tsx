import type { ReactNode } from 'react'

type Props = {
  summary: ReactNode
  open?: boolean
  className?: string
  as?: 'div' | 'ul'
  children: ReactNode
}

/** A panel that opens and closes; client module `fold` animates its height. */
export default function Collapsible({ summary, open = false, className, as: As = 'div', children }: Props) {
  return (
    <details className={className} open={open} data-fold="">
      <summary>{summary}</summary>
      <As>{children}</As>
    </details>
  )
}
