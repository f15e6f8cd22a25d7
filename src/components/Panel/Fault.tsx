import type { Notice } from '../LiveSample/outage-words'

/** What went wrong, and what to do. */
export default function Fault({ title, hint }: Notice) {
  return (
    <div className="callout warning">
      <p>
        <b>{title}</b> {hint}
      </p>
    </div>
  )
}
