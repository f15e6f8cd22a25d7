import type { Registry } from '../../model/facts/entries'
import { dayText } from '../../model/facts/fact-text'
import { suggestPath } from '../../model/facts/near-path'
import type { Occurrence, RegistryEvent } from '../../model/facts/schema/events'
import { networkIds } from '../../model/facts/schema/record'
import { text, type Inline, type TablePiece } from './pieces'
import { networkTitle, makeReceipt } from './table-parts'

const main = ['celo', 'celo-sepolia'] as const

function occurrences(event: RegistryEvent): [occasion: string, at: Occurrence][] {
  return Object.entries(event).filter((pair): pair is [string, Occurrence] => typeof pair[1] === 'object')
}

const firstDay = (event: RegistryEvent): string =>
  occurrences(event)
    .map(([, at]) => at.date)
    .sort()[0] ?? ''

const dayCell = (at: Occurrence | undefined): Inline[] =>
  at ? [{ kind: 'day', day: at.date, text: dayText(at.date) }] : text('—')

function otherCell(registry: Registry, event: RegistryEvent): Inline[] {
  const others = occurrences(event).filter(([occasion]) => !main.some((id) => id === occasion))
  if (others.length === 0) return text('—')
  return others.flatMap(([occasion, at], index) => {
    const network = networkIds.find((id) => id === occasion)
    const where = network ? ` (${networkTitle(registry, network)})` : ''
    return [...(index > 0 ? text(', ') : []), ...dayCell(at), ...text(where)]
  })
}

/** `<EventTimeline of="upgrades" />`: the events of one timeline, oldest first. */
export function eventTimeline(registry: Registry, given: Record<string, string>): TablePiece {
  const of = given.of ?? ''
  const known = [...new Set(Object.values(registry.events).flatMap((event) => event.timeline ?? []))]
  if (!known.includes(of)) throw new Error(`Timelines: ${known.join(', ')}. ${suggestPath(of, known)}`)
  const events = Object.values(registry.events)
    .filter((event) => event.timeline === of)
    .sort((a, b) => firstDay(a).localeCompare(firstDay(b)))
  const all = events.flatMap((event) => occurrences(event))
  const networks = main.filter((id) => all.some(([occasion]) => occasion === id))
  const others = all.some(([occasion]) => !main.some((id) => id === occasion))
  const titles = networks.map((id) => networkTitle(registry, id))
  const entries = events.map((event) => {
    const found = new Map(occurrences(event))
    const cells = [text(event.about ?? ''), ...networks.map((id) => dayCell(found.get(id)))]
    return { head: text(event.name), lines: [others ? [...cells, otherCell(registry, event)] : cells] }
  })
  const last = others ? [networks.length > 0 ? 'Elsewhere' : 'Date'] : []
  return {
    kind: 'table',
    caption: `Timeline: ${of}`,
    columns: ['Event', 'What it is', ...titles, ...last].map((title) => ({ title })),
    groups: [{ entries }],
    ...makeReceipt(all.map(([, at]) => at)),
  }
}
