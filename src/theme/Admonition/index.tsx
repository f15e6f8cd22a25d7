import { processAdmonitionProps } from '@docusaurus/theme-common'
import { translate } from '@docusaurus/Translate'
import type { ReactNode } from 'react'

const kinds = {
  note: { className: 'note', label: translate({ id: 'theme.admonition.note', message: 'Note' }) },
  tip: { className: 'tip', label: translate({ id: 'theme.admonition.tip', message: 'Tip' }) },
  warning: { className: 'warning', label: translate({ id: 'theme.admonition.warning', message: 'Warning' }) },
  danger: { className: 'danger', label: translate({ id: 'theme.admonition.danger', message: 'Danger' }) },
}

/** Docusaurus' additional names for the four kinds. */
const aliases: Record<string, keyof typeof kinds> = {
  info: 'note',
  caution: 'warning',
  important: 'note',
  secondary: 'note',
}

type Props = { type: string; title?: ReactNode; children: ReactNode }

/** A callout: its shape shows the kind before its color does; its title states the consequence. */
export default function Admonition({ type, ...props }: Props) {
  const { title, children } = processAdmonitionProps(props) // a title with code is passed as a child
  const { className, label } = kinds[type as keyof typeof kinds] ?? kinds[aliases[type] ?? 'note']
  return (
    // A note isn't a landmark, because two warnings on a page would be two landmarks with the same name.
    <aside role="note" className={`callout ${className} wide`} aria-label={label}>
      <p className="callout-title">
        <span className="callout-kind">{label}</span>
        {title}
      </p>
      {children}
    </aside>
  )
}
