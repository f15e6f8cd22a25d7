import { Collapsible, useCollapsible } from '@docusaurus/theme-common'
import { useEffect, useRef, useState, type ReactNode } from 'react'

type Props = {
  summary: ReactNode
  open?: boolean
  className?: string
  as?: 'div' | 'ul'
  children: ReactNode
}

/**
 * A panel that opens and closes with an animated height (theme-common's Collapsible) on a native `details`, so that it
 * works before and without a script.
 */
export default function Fold({ summary, open = false, className, as = 'div', children }: Props) {
  const element = useRef<HTMLDetailsElement>(null)
  const { collapsed, setCollapsed } = useCollapsible({ initialState: !open })
  // The attribute follows the end of the animation: a closed `details` could not show it.
  const [shown, setShown] = useState(open)

  useEffect(() => {
    // A reader may have opened it before the script started.
    if (element.current?.open) setCollapsed(false)
  }, [setCollapsed])
  useEffect(() => {
    if (open) {
      setShown(true)
      setCollapsed(false)
    }
  }, [open, setCollapsed])

  return (
    <details ref={element} className={className} open={shown}>
      <summary
        onClick={(event) => {
          event.preventDefault()
          if (collapsed) setShown(true)
          setCollapsed(!collapsed)
        }}
      >
        {summary}
      </summary>
      <Collapsible
        as={as}
        lazy={false}
        collapsed={collapsed}
        onCollapseTransitionEnd={(end) => setShown(!end)}
      >
        {children}
      </Collapsible>
    </details>
  )
}
