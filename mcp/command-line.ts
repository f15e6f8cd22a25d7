import { readPort } from '../server/listen'

const DEFAULT_PORT = 3333

/** The options on a command line. */
export interface CommandLine {
  /** A folder or a URL; empty if not given. */
  readonly source: string
  /** Serve over HTTP on this port; over standard input and output if omitted. */
  readonly port?: number
  readonly origin?: string
  readonly shows?: 'help' | 'version'
}

const fail = (found: string, expected: string) =>
  new Error(`found ${found}, expected ${expected}. Fix: --help lists the options.`)

function readOrigin(text: string | undefined): string {
  if (text === undefined || !/^https?:/.test(text) || !URL.canParse(text))
    throw fail(`--origin ${text ?? ''}`.trim(), 'an address, such as --origin https://docs.example.org')
  return text.replace(/\/$/, '')
}

/**
 * Parses a command line's arguments.
 * @throws for an unknown argument
 */
export function readCommandLine(words: readonly string[]): CommandLine {
  let line: CommandLine = { source: '' }
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    const next = words[at + 1]
    if (word === '--help' || word === '-h') line = { ...line, shows: 'help' }
    else if (word === '--version') line = { ...line, shows: 'version' }
    else if (word === '--origin') {
      line = { ...line, origin: readOrigin(next) }
      at += 1
    } else if (word === '--http') {
      const hasPort = next !== undefined && /^\d+$/.test(next)
      line = { ...line, port: readPort(hasPort ? next : undefined, DEFAULT_PORT) }
      if (hasPort) at += 1
    } else if (word.startsWith('-')) throw fail(word, 'a known option')
    else if (line.source !== '') throw fail(`"${word}" after "${line.source}"`, 'one folder or address')
    else line = { ...line, source: word }
  }
  return line
}
