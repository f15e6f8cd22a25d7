import { dayText } from '@site/model/facts/fact-text'

/** A day as readers see it. */
export default function Day({ day }: { day: string }) {
  return <time dateTime={day}>{dayText(day)}</time>
}
