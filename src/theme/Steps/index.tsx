import type { ReactNode } from 'react'

/** Sections to follow in order: each second-level heading inside has its number in the gutter. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps prose wide">{children}</div>
}

/** What a reader must have before the first step, in one line above it. */
export function Needs({ children }: { children: ReactNode }) {
  return (
    <div className="needs wide">
      <b>You need</b> {children}
    </div>
  )
}
