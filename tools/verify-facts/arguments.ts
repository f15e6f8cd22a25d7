import { parseArgs } from 'node:util'
import { nearMatches } from '../../model/nearest'
import type { NetworkId } from '../../model/facts/schema/record'

/** Networks that can be read; the others were shut down. */
const readable = ['celo', 'celo-sepolia', 'ethereum', 'ethereum-sepolia'] as const satisfies NetworkId[]

/** Parsed arguments of `npm run facts:verify -- …`. */
export interface VerifyRequest {
  network: NetworkId
  /** The endpoint's URL; by default, the one in the registry. */
  rpc?: string
  /** Whether to record the block next to each fact that matched. */
  write: boolean
  /** File for a Markdown report. */
  report?: string
  /** Whether to print every comparison, not only the differences. */
  verbose: boolean
  concurrency: number
  timeoutMs: number
}

export const usage = `npm run facts:verify -- --network <id> [--rpc <URL>] [--write] [--report <file>]
                        [--verbose] [--concurrency <requests>] [--timeout <seconds>]
--network      celo, celo-sepolia, ethereum or ethereum-sepolia
--rpc          the endpoint to read from; without it, the network's in data/chains.json
--write        records the block and its date next to each fact that matched, and the values of Celo's block
--report       also writes the differences to a file, in Markdown
--verbose      prints every comparison
--concurrency  requests at the same time, 4 by default
--timeout      seconds for each request, 20 by default
The exit code is 0 if everything matches, 1 if something differs, and 2 if the endpoint can't be read.`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  network: text,
  rpc: text,
  report: text,
  concurrency: text,
  timeout: text,
  write: flag,
  verbose: flag,
} as const

function readNumber(name: string, given: string | undefined, fallback: number): number {
  if (given === undefined) return fallback
  const number = Number(given)
  if (Number.isInteger(number) && number > 0) return number
  throw new Error(`--${name}: found "${given}"; expected a whole number above 0.\n\n${usage}`)
}

function readNetwork(given: string | undefined): NetworkId {
  const known = readable.find((id) => id === given)
  if (known) return known
  if (given === undefined) throw new Error(`found no --network; expected one, such as celo.\n\n${usage}`)
  const [near] = nearMatches(given, readable)
  const hint = near ? ` Did you mean ${near}?` : ''
  throw new Error(`--network: found "${given}"; expected one of ${readable.join(', ')}.${hint}\n\n${usage}`)
}

/** Parses what follows `npm run facts:verify --`. Throws an Error with the usage if it isn't valid. */
export function readVerifyRequest(given: readonly string[]): VerifyRequest {
  const { values } = parseArgs({ args: [...given], options })
  const { rpc, report, write = false, verbose = false } = values
  return {
    network: readNetwork(values.network),
    ...(rpc ? { rpc } : {}),
    ...(report ? { report } : {}),
    write,
    verbose,
    concurrency: readNumber('concurrency', values.concurrency, 4),
    timeoutMs: readNumber('timeout', values.timeout, 20) * 1000,
  }
}
