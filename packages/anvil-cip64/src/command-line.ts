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

function readPort(text = ''): number {
  if (/^\d+$/.test(text) && Number(text) <= HIGHEST_PORT) return Number(text)
  throw fail(`--port ${text}`.trim(), `a whole number from 0 to ${HIGHEST_PORT}`)
}

function readNetwork(text = ''): Network {
  const network = NETWORKS.find((one) => one === text)
  if (network) return network
  throw fail(`--network ${text}`.trim(), NETWORKS.join(' or '))
}

/**
 * Reads the words of a command line.
 * @throws for a word that isn't known
 */
export function readCommandLine(words: readonly string[]): CommandLine {
  let line: CommandLine = { port: DEFAULT_PORT, network: 'celo-sepolia' }
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    if (word === '--help' || word === '-h') line = { ...line, shows: 'help' }
    else if (word === '--version') line = { ...line, shows: 'version' }
    else if (word === '--port' || word === '-p') line = { ...line, port: readPort(words[(at += 1)]) }
    else if (word === '--network') line = { ...line, network: readNetwork(words[(at += 1)]) }
    else throw fail(word, 'a known option')
  }
  return line
}
