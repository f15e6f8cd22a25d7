import { readPort } from '../server/listen'
import type { Measurement, Step } from './measurement'
import { readMessage, Problem } from './problem'

export type Options = {
  /** Names of sites, steps or individual measurements; empty for all. */
  readonly only: readonly string[]
  /** Also repeats measurements that already have a result. */
  readonly again: boolean
  /** Only lists what would be measured. */
  readonly list: boolean
  /** Only writes the table and the chart from stored results. */
  readonly report: boolean
  /** Port for the measurements' servers; 0 for any free one. */
  readonly port: number
}

export const USAGE = `npm run bench -- [--only <site|step|measurement>[,…]] [--again] [--list] [--report]
  --only     measures only these, such as --only starlight or --only page,search
  --again    repeats measurements that already have a result
  --list     lists what would be measured
  --report   writes the table and the chart from existing results
  PORT=4000  in the environment: the port for the measured sites, instead of any free one`

const SWITCHES = ['again', 'list', 'report'] as const

/**
 * Parses the command line.
 * @param words arguments after the program's name
 * @param port the variable PORT
 * @throws Problem with the unknown word and the usage
 */
export function readOptions(words: readonly string[], port?: string): Options {
  const only: string[] = []
  const switches = new Set<string>()
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [name, value] = word.replace(/^--/, '').split('=', 2)
    if (word.startsWith('--only')) only.push(...(value ?? rest.shift() ?? '').split(',').filter(Boolean))
    else if (SWITCHES.some((known) => word === `--${known}`)) switches.add(name!)
    else throw new Problem(`${word}: not an option of the bench. Expected:\n${USAGE}`)
    if (word.startsWith('--only') && only.length === 0)
      throw new Problem(`--only: found no name after it.\n${USAGE}`)
  }
  const has = (name: (typeof SWITCHES)[number]) => switches.has(name)
  try {
    return { only, again: has('again'), list: has('list'), report: has('report'), port: readPort(port, 0) }
  } catch (error) {
    throw new Problem(readMessage(error))
  }
}

/**
 * What to measure: everything, or what `--only` names. Sites limit steps and steps limit sites; a measurement's own name
 * adds only that measurement.
 * @throws Problem if a name isn't a site, step or measurement, with the valid names
 */
export function select(steps: readonly Step[], only: readonly string[]): Measurement[] {
  const all = steps.flatMap((step) => step.measurements().map((measurement) => ({ step, measurement })))
  const peers = new Set(all.flatMap(({ measurement }) => measurement.peer ?? []))
  const names = new Set(steps.map(({ name }) => name))
  const ids = new Set(all.map(({ measurement }) => measurement.id))
  for (const name of only) {
    if (peers.has(name) || names.has(name) || ids.has(name)) continue
    throw new Problem(
      `--only ${name}: unknown. Sites: ${[...peers].join(', ')}. Steps: ${[...names].join(', ')}. ` +
        'Or one measurement by its name: npm run bench -- --list',
    )
  }
  const wantedPeers = only.filter((name) => peers.has(name))
  const wantedSteps = only.filter((name) => names.has(name))
  const wantedIds = only.filter((name) => ids.has(name))
  const narrowed = wantedPeers.length + wantedSteps.length > 0 || only.length === 0
  const fits = (wanted: readonly string[], name?: string) =>
    wanted.length === 0 || (name !== undefined && wanted.includes(name))
  return all
    .filter(
      ({ step, measurement }) =>
        wantedIds.includes(measurement.id) ||
        (narrowed && fits(wantedPeers, measurement.peer) && fits(wantedSteps, step.name)),
    )
    .map(({ measurement }) => measurement)
}
