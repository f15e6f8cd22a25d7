import type { CommandFact, CommandText, FlagFact } from '../../model/facts/schema/cli'
import { ownFlags, sharedFlags } from './shared-flags'

/** Characters in a line of an example, and of a usage form, which has half a page on wide screens. */
const LINE_WIDTH = 78
const USAGE_WIDTH = 54
const MAX_OPTIONS_INLINE = 4

const upperSnake = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/-/g, '_')
    .toUpperCase()

/** The placeholder for a flag's value; undefined for a Boolean flag. */
export function placeholder(name: string, flag: FlagFact): string | undefined {
  if (flag.value === undefined) return undefined
  if (/^0x[0-9a-fA-F]{40}$/.test(flag.value)) return 'ADDRESS'
  if (flag.value === '0x') return 'HEX'
  if (/^\d{10,}$/.test(flag.value)) return name === 'value' || name === 'amount' ? 'AMOUNT' : 'NUMBER'
  if (flag.value.startsWith('https://')) return 'URL'
  return upperSnake(name)
}

function flagForm(name: string, flag: FlagFact): string {
  const value = placeholder(name, flag)
  const word = flag.allowNo ? `--[no-]${name}` : `--${name}`
  if (value === undefined) return word
  const options = flag.options ?? []
  const isShort = options.length > 0 && options.length <= MAX_OPTIONS_INLINE
  return `${word} ${isShort ? options.join('|') : value}`
}

/** Breaks parts over lines of at most this many characters; `end` closes every line but the last. */
function wrapParts(parts: string[], width: number, end: string): string {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + part.length + end.length <= width)
      lines[lines.length - 1] = `${last} ${part}`
    else lines.push(lines.length === 0 ? part : `  ${part}`)
  }
  return lines.join(`${end}\n`)
}

/** The arguments' names for readers, from the text or the facts. */
function argumentNames(command: CommandFact, text: CommandText): string[] {
  return command.args.map((arg, at) => {
    const name = text.args?.[at]?.name ?? arg.replace(/[^A-Z]/g, '')
    const many = arg.includes('...') ? `${name}...` : name
    return arg.startsWith('[') ? `[${many}]` : many
  })
}

/**
 * Computes the usage form of a command from its facts.
 * Out: lines such as `celocli account:balance ADDRESS [--erc20Address ADDRESS] [SHARED FLAGS]`.
 */
export function usageLine(name: string, command: CommandFact, text: CommandText): string {
  const own = ownFlags(command).map((flag) => {
    const fact = command.flags[flag]!
    return fact.required ? flagForm(flag, fact) : `[${flagForm(flag, fact)}]`
  })
  const shared = sharedFlags(command).length > 0 ? ['[SHARED FLAGS]'] : []
  return wrapParts([`celocli ${name}`, ...argumentNames(command, text), ...own, ...shared], USAGE_WIDTH, '')
}

/** Splits an example into lines that a shell joins again. */
export function exampleLines(example: string): string {
  return wrapParts(example.split(/ (?=-)/), LINE_WIDTH, ' \\')
}
