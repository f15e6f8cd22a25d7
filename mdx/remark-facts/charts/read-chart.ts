import { fillFacts, findFacts } from '../../../model/facts/fact-braces'
import { listEntries, type Entry, type Registry } from '../../../model/facts/entries'
import { suggestPath } from '../../../model/facts/near-path'
import type { ChartPlan } from './definitions'

export interface Bar {
  label: string
  value: number
  text: string
}

export interface Moment {
  when: string
  what: string
}

/** A chart with its facts filled in, and the records that they came from. */
export type Chart = { title: string; columns: readonly [string, string]; from: readonly Entry[] } & (
  | { kind: 'bars'; bars: readonly Bar[] }
  | { kind: 'moments'; moments: readonly Moment[] }
)

/** Characters of one line: what fits in the picture at the size of its text. */
const LINE = 40

type Entries = ReadonlyMap<string, Entry>

function findEntry(path: string, entries: Entries): Entry {
  const found = entries.get(path)
  if (found) return found
  throw new Error(`Unknown fact path "${path}". ${suggestPath(path, entries.keys())}`)
}

function fillLine(line: string, entries: Entries): string {
  const filled = fillFacts(line, ({ path }) => findEntry(path, entries).text)
  if (filled.length <= LINE) return filled
  throw new Error(
    `found "${filled}" (${filled.length} characters); expected at most ${LINE}, which fit in the picture. ` +
      'Shorten it in mdx/remark-facts/charts/definitions.ts.',
  )
}

function readBar(label: string, { file, keys, raw, text }: Entry): Bar {
  if (typeof raw === 'number' && Number.isFinite(raw) && raw >= 0) return { label, value: raw, text }
  throw new Error(
    `${file} ${keys.join('.')}: found ${JSON.stringify(raw)}; expected a number of 0 or more. ` +
      'Record the value as a number, or draw another fact.',
  )
}

/** The part of a value's text after its number, by which bars can be compared. */
const getUnit = (text: string): string => text.replace(/^[^\d]*[\d.,]+\s*/, '')

function requireOneUnit(bars: readonly Bar[]): void {
  const units = [...new Set(bars.map(({ text }) => getUnit(text)))]
  if (units.length > 1)
    throw new Error(
      `found bars in ${units.map((unit) => `"${unit}"`).join(' and ')}; expected one unit. ` +
        'Draw facts in the same unit, or record them so.',
    )
  if (!bars.some(({ value }) => value > 0))
    throw new Error('found no bar longer than 0; expected at least one. Draw other facts.')
}

/** Paths of the facts that a chart shows, in order. */
export function pathsOfChart(plan: ChartPlan): string[] {
  const inLine = (line: string) => findFacts(line).map(({ path }) => path)
  return plan.kind === 'bars'
    ? plan.rows.flatMap(({ label, of }) => [...inLine(label), of])
    : plan.rows.flatMap(({ when, what }) => [...inLine(when), ...inLine(what)])
}

/** Fills in a chart's facts. Throws for an unknown fact, one that can't be drawn, and text that doesn't fit. Pure. */
export function readChart(plan: ChartPlan, registry: Registry): Chart {
  const entries = listEntries(registry)
  const from = pathsOfChart(plan).map((path) => findEntry(path, entries))
  const { title, columns } = plan
  if (plan.kind === 'moments') {
    const moments = plan.rows.map(({ when, what }) => ({
      when: fillLine(when, entries),
      what: fillLine(what, entries),
    }))
    return { kind: 'moments', title, columns, from, moments }
  }
  const bars = plan.rows.map(({ label, of }) => readBar(fillLine(label, entries), findEntry(of, entries)))
  requireOneUnit(bars)
  return { kind: 'bars', title, columns, from, bars }
}
