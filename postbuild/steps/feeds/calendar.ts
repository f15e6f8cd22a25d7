export interface CalendarDay {
  /** Identifies the entry permanently. */
  readonly id: string
  readonly title: string
  /** Day as YYYY-MM-DD. */
  readonly date: string
  readonly about: string
  readonly page?: string | undefined
  /** Day on which the fact was checked. */
  readonly checkedOn: string
}

const LONGEST_LINE = 73 // bytes, with room for the space that starts a continuation line
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n')
const compact = (day: string) => day.replace(/-/g, '')

/** Lines of at most 75 bytes, as RFC 5545 requires; never splits a character. */
function folded(line: string): string {
  const parts = ['']
  for (const character of line) {
    const open = parts.at(-1)!
    if (Buffer.byteLength(open + character) > LONGEST_LINE) parts.push(character)
    else parts[parts.length - 1] = open + character
  }
  return parts.join('\r\n ')
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

function makeEntry({ id, title, date, about, page, checkedOn }: CalendarDay): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@docs.celo.org`,
    `DTSTAMP:${compact(checkedOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(date))}`,
    `SUMMARY:${escaped(title)}`,
    ...(about ? [`DESCRIPTION:${escaped(about)}`] : []),
    ...(page ? [`URL:${page}`] : []),
    'END:VEVENT',
  ]
}

/** A calendar of whole days (RFC 5545), in the order given. */
export function calendar(name: string, days: readonly CalendarDay[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Celo Documentation//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap(makeEntry),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
