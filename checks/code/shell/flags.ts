import type { Fault } from '../../../model/diagnostic'
import { didYouMean } from '../../../model/nearest'
import type { Word } from './tokenize'

/** What a program's facts say of one flag. */
export interface FlagRule {
  value: 'required' | 'optional' | 'none'
  many?: boolean
  short?: string
  values?: readonly string[]
  required?: boolean
}

export interface ParsedFlags {
  positionals: Word[]
  seen: Map<string, Word | undefined>
  faults: Fault[]
}

interface Reading extends ParsedFlags {
  rules: Readonly<Record<string, FlagRule>>
  command: string
  words: readonly Word[]
  at: number
}

/** A flag with its rule. */
interface Flag {
  name: string
  rule: FlagRule
}

function unknownFlag(reading: Reading, written: string): void {
  const known = Object.keys(reading.rules).map((name) => `--${name}`)
  reading.faults.push({
    found: `${reading.command} ${written}`,
    expected: `a flag that ${reading.command} has`,
    fix: didYouMean(written, known) || `use one of ${known.slice(0, 12).join(', ') || 'none'}`,
  })
}

function checkValue(reading: Reading, { name, rule }: Flag, value: Word): void {
  if (value.dynamic || !rule.values || rule.values.includes(value.text)) return
  reading.faults.push({
    found: `${reading.command} --${name} ${value.text}`,
    expected: `one of ${rule.values.join(', ')}`,
    fix: didYouMean(value.text, rule.values) || 'write one of these',
  })
}

function takeValue(reading: Reading, flag: Flag, attached: Word | undefined): void {
  const { name, rule } = flag
  const next = reading.words[reading.at]
  let value = attached
  if (!value && rule.value === 'required') {
    if (!next) {
      const found = `${reading.command} --${name} at the end`
      reading.faults.push({ found, expected: 'a value after the flag', fix: 'add the value' })
      return
    }
    value = next
    reading.at += 1
  } else if (value && rule.value === 'none') {
    const found = `${reading.command} --${name}=${value.text}`
    reading.faults.push({ found, expected: 'a switch, which takes no value', fix: 'remove the value' })
  }
  if (value) checkValue(reading, flag, value)
  reading.seen.set(name, value)
  while (rule.many && reading.words[reading.at] && !reading.words[reading.at]?.text.startsWith('-'))
    reading.at += 1
}

function readLong(reading: Reading, word: Word): void {
  const [name = '', ...rest] = word.text.slice(2).split('=')
  const attached = rest.length > 0 ? { text: rest.join('='), dynamic: word.dynamic } : undefined
  const rule = reading.rules[name]
  if (rule) takeValue(reading, { name, rule }, attached)
  else unknownFlag(reading, `--${name}`)
}

function readShort(reading: Reading, word: Word): void {
  const letters = word.text.slice(1)
  for (let index = 0; index < letters.length; index += 1) {
    const found = Object.entries(reading.rules).find(([, rule]) => rule.short === letters[index])
    if (!found) {
      unknownFlag(reading, `-${letters[index]}`)
      return
    }
    const [name, rule] = found
    if (rule.value !== 'none') {
      const rest = letters.slice(index + 1).replace(/^=/, '')
      takeValue(reading, { name, rule }, rest ? { text: rest, dynamic: word.dynamic } : undefined)
      return
    }
    reading.seen.set(name, undefined)
  }
}

/**
 * Reads the words after a command by its flag rules; all after `--` are positional.
 *
 * @param command how the command is called in messages
 * @param words what follows it
 * @param rules flags by long name, without dashes; a flag that only has a letter is keyed by it
 * @returns positionals, flags seen with their values, and every fault: unknown, without value, bad value, missing
 */
export function readFlags(
  command: string,
  words: readonly Word[],
  rules: Readonly<Record<string, FlagRule>>,
): ParsedFlags {
  const reading: Reading = { command, words, rules, at: 0, positionals: [], seen: new Map(), faults: [] }
  while (reading.at < words.length) {
    const word = words[reading.at] as Word // the loop's bound
    reading.at += 1
    if (word.text === '--') reading.positionals.push(...words.slice(reading.at))
    if (word.text === '--') break
    if (/^--[\w]/.test(word.text)) readLong(reading, word)
    else if (/^-[A-Za-z]/.test(word.text)) readShort(reading, word)
    else reading.positionals.push(word)
  }
  const missing = Object.entries(rules).filter(([name, rule]) => rule.required && !reading.seen.has(name))
  for (const [name] of missing) {
    const found = `${command} without --${name}`
    reading.faults.push({
      found,
      expected: `--${name}, which is required`,
      fix: `add --${name} with its value`,
    })
  }
  return { positionals: reading.positionals, seen: reading.seen, faults: reading.faults }
}
