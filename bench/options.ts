import { readPort } from '../server/listen'
import type { Measurement, Step } from './measurement'
import { readMessage, Problem } from './problem'

export type Options = {
  /** Names of sites, steps or single measurements; empty for all. */
  readonly only: readonly string[]
  /** Measures what has a result already, too. */
  readonly again: boolean
  /** Lists what would be measured, and measures nothing. */
  readonly list: boolean
  /** Writes the table and the chart from stored results, and measures nothing. */
  readonly report: boolean
  /** Port for the servers of the measurements; 0 for any free one. */
  readonly port: number
}

export const USAGE = `npm run bench -- [--only <site|step|measurement>[,…]] [--again] [--list] [--report]
  --only     measures these alone, such as --only starlight or --only page,search
  --again    measures anew what has a result
  --list     lists what would be measured
  --report   writes the table and the chart from the results there are
  PORT=4000  in the environment: the port of the measured sites, instead of any free one`

const SWITCHES = ['again', 'list', 'report'] as const

/**
 * Reads the command line.
 * @param words arguments after the name of the program
 * @param port text of the variable PORT
 * @throws Problem naming the word that is not understood, with the usage
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
 * What to measure: all, or what `--only` names. Sites narrow steps and steps narrow sites; a measurement's own name adds
 * it alone.
 * @throws Problem when a name is neither a site, nor a step, nor a measurement, with the names there are
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
