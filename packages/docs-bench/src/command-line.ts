import { parseArgs } from 'node:util'
import { RUNS } from '../../../bench/measure/several-times'
import type { BenchOptions, Site } from './types'

/** What a command line asks for. */
export interface CommandLine {
  readonly sites: readonly Site[]
  readonly options: BenchOptions
  readonly json: boolean
  readonly shows?: 'help' | 'version'
}

const fail = (found: string, expected: string) =>
  new Error(`found ${found}, expected ${expected}. Fix: --help lists the options.`)

/** `https://a.example/x`, or `Name=https://a.example/x`. */
function readSite(word: string): Site {
  const [, name, address = ''] = /^(?:([^=]+)=)?(https?:\/\/.+)$/.exec(word) ?? []
  if (!URL.canParse(address)) throw fail(word, 'an address, or a name and an address: Name=https://…')
  return { name: name ?? new URL(address).host, url: address }
}

function readRuns(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text)
  throw fail(`--runs ${text}`, 'a whole number from 1 to 99')
}

const OPTIONS = {
  runs: { type: 'string', default: String(RUNS) },
  fast: { type: 'boolean', default: false },
  desktop: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw fail(`"${words.join(' ')}" (${(error as Error).message.split('. ')[0]})`, 'known options')
  }
}

/**
 * Reads the words of a command line.
 * @throws for a word that isn't known, and without a site
 */
export function readCommandLine(words: readonly string[]): CommandLine {
  const { values, positionals } = parseWords(words)
  const { runs, fast, desktop, json, help, version } = values
  const options = { runs: readRuns(runs), fast, device: desktop ? 'desktop' : 'phone' } as const
  const line = { sites: positionals.map(readSite), options, json }
  if (help || version) return { ...line, shows: help ? 'help' : 'version' }
  if (line.sites.length === 0) throw fail('no site', 'at least one address')
  return line
}
