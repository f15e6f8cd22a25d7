import { parseArgs } from 'node:util'

export const NETWORKS = ['celo-sepolia', 'celo'] as const
export type Network = (typeof NETWORKS)[number]

const DEFAULT_PORT = 8545
const HIGHEST_PORT = 65_535

/** What a command line asks for. */
export interface CommandLine {
  readonly port: number
  readonly network: Network
  readonly shows?: 'help' | 'version'
}

const fail = (found: string, expected: string) =>
  new Error(`found ${found}, expected ${expected}. Fix: --help lists the options.`)

function readPort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= HIGHEST_PORT) return Number(text)
  throw fail(`--port ${text}`, `a whole number from 0 to ${HIGHEST_PORT}`)
}

function readNetwork(text: string): Network {
  const network = NETWORKS.find((one) => one === text)
  if (network) return network
  throw fail(`--network ${text}`, NETWORKS.join(' or '))
}

const OPTIONS = {
  port: { type: 'string', short: 'p', default: String(DEFAULT_PORT) },
  network: { type: 'string', default: NETWORKS[0] },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS }).values
  } catch (error) {
    throw fail(`"${words.join(' ')}" (${(error as Error).message.split('. ')[0]})`, 'known options')
  }
}

/**
 * Reads the words of a command line.
 * @throws for a word that isn't known
 */
export function readCommandLine(words: readonly string[]): CommandLine {
  const { port, network, help, version } = parseWords(words)
  const line = { port: readPort(port), network: readNetwork(network) }
  if (help) return { ...line, shows: 'help' }
  return version ? { ...line, shows: 'version' } : line
}
