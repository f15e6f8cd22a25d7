import type { CliFacts, CommandFact, FlagFact } from '../../model/facts/schema/cli'
import { parseCelocliLine } from './parse-command'

/** One thing wrong with a celocli line. */
export interface Problem {
  code:
    | 'not-celocli'
    | 'unknown-command'
    | 'alias'
    | 'unknown-flag'
    | 'missing-value'
    | 'bad-option'
    | 'missing-flag'
    | 'missing-argument'
    | 'extra-argument'
  found: string
  expected: string
  fix: string
}

interface Given {
  args: string[]
  flags: Map<string, string | true>
  problems: Problem[]
}

const ROOT_FLAGS = new Set(['--version', '-v', '--help', '-h'])
const HELP_FLAGS = new Set(['--help', '-h', '--globalHelp'])

/** Names within two steps of `name`, for the fix of an unknown name. */
function near(name: string, names: string[]): string {
  const topic = name.split(':')[0] ?? ''
  const score = (other: string) => {
    let same = 0
    while (same < other.length && other[same] === name[same]) same += 1
    return same
  }
  const best = names
    .filter((other) => score(other) >= Math.min(4, topic.length))
    .sort((a, b) => score(b) - score(a))
    .slice(0, 3)
  return best.length > 0 ? best.join(', ') : 'none is close'
}

function findFlag(word: string, command: CommandFact): [string, FlagFact] | undefined {
  if (word.startsWith('--no-')) {
    const flag = command.flags[word.slice(5)]
    if (flag?.allowNo) return [word.slice(5), flag]
  }
  if (word.startsWith('--')) {
    const flag = command.flags[word.slice(2)]
    return flag ? [word.slice(2), flag] : undefined
  }
  return Object.entries(command.flags).find(([, flag]) => flag.char === word.slice(1))
}

function readFlag(token: string, next: string | undefined, command: CommandFact, given: Given): number {
  const equals = token.indexOf('=')
  const word = equals > 0 ? token.slice(0, equals) : token
  const found = findFlag(word, command)
  if (!found) {
    const names = Object.keys(command.flags).map((name) => `--${name}`)
    const expected = `one of ${names.join(' ')}`
    given.problems.push({ code: 'unknown-flag', found: word, expected, fix: `near: ${near(word, names)}` })
    return 0
  }
  const [name, flag] = found
  if (flag.value === undefined) {
    given.flags.set(name, true)
    return 0
  }
  const value = equals > 0 ? token.slice(equals + 1) : next
  if (value === undefined || value === '' || (equals < 0 && /^--?[A-Za-z]/.test(value))) {
    const expected = `a value after --${name}`
    given.problems.push({
      code: 'missing-value',
      found: value ?? 'nothing',
      expected,
      fix: `write --${name} ${flag.value}`,
    })
    return 0
  }
  given.flags.set(name, value)
  const free = value.startsWith('$')
  if (flag.options && !free && !flag.options.includes(value)) {
    const expected = flag.options.join(', ')
    given.problems.push({
      code: 'bad-option',
      found: `--${name} ${value}`,
      expected,
      fix: 'use a listed value',
    })
  }
  return equals > 0 ? 0 : 1
}

function readTokens(tokens: string[], command: CommandFact): Given {
  const given: Given = { args: [], flags: new Map(), problems: [] }
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    if (/^--?[A-Za-z]/.test(token)) at += readFlag(token, tokens[at + 1], command, given)
    else given.args.push(token)
  }
  return given
}

function countProblems(given: Given, command: CommandFact, name: string): Problem[] {
  const problems: Problem[] = []
  for (const [flag, fact] of Object.entries(command.flags)) {
    if (!fact.required || given.flags.has(flag)) continue
    problems.push({
      code: 'missing-flag',
      found: `no --${flag}`,
      expected: `--${flag}, which ${name} requires`,
      fix: `add --${flag}`,
    })
  }
  const needed = command.args.filter((arg) => !arg.startsWith('[')).length
  const most = command.args.some((arg) => arg.includes('...')) ? Infinity : command.args.length
  const found = `${given.args.length} arguments`
  const expected = command.args.length === 0 ? 'no arguments' : command.args.join(' ')
  if (given.args.length < needed)
    problems.push({ code: 'missing-argument', found, expected, fix: 'add what is missing' })
  // What follows an unknown flag may be its value.
  const isSure = given.problems.every(({ code }) => code !== 'unknown-flag')
  if (isSure && given.args.length > most)
    problems.push({ code: 'extra-argument', found, expected, fix: 'remove the last one' })
  return problems
}

/** The command that an alias stands for, or undefined. */
function commandOfAlias(alias: string, facts: CliFacts): string | undefined {
  return Object.entries(facts.commands).find(
    ([name, fact]) => name !== alias && fact.source && fact.aliases.includes(alias),
  )?.[0]
}

/**
 * Checks one celocli line against the fact file. Pure.
 * In: a shell line (continuations joined) and the facts of data/cli/celocli.json.
 * Out: every problem found; an empty list when command, arguments, flags and required flags fit.
 * A value that starts with `$` (an environment variable) fits every option list.
 */
export function validateCelocli(line: string, facts: CliFacts): Problem[] {
  const parsed = parseCelocliLine(line)
  const names = Object.keys(facts.commands)
  if (!parsed)
    return [
      { code: 'not-celocli', found: line, expected: 'a line that runs celocli', fix: 'start with celocli' },
    ]
  if (parsed.command === '') {
    const unknown = parsed.tokens.filter((token) => !ROOT_FLAGS.has(token))
    return unknown.map((found) => ({
      code: 'unknown-flag',
      found,
      expected: [...ROOT_FLAGS].join(' '),
      fix: 'name a command first',
    }))
  }
  const fact = facts.commands[parsed.command]
  if (!fact) {
    const isTopic = names.some((name) => name.startsWith(`${parsed.command}:`))
    if (isTopic && parsed.tokens.every((token) => HELP_FLAGS.has(token))) return []
    const current = commandOfAlias(parsed.command, facts)
    if (current) return [{ code: 'alias', found: parsed.command, expected: current, fix: `write ${current}` }]
    const expected = `a command of celocli ${facts.version}`
    return [
      {
        code: 'unknown-command',
        found: parsed.command,
        expected,
        fix: `near: ${near(parsed.command, names)}`,
      },
    ]
  }
  const asksHelp = parsed.tokens.some((token) => HELP_FLAGS.has(token))
  const tokens = parsed.tokens.filter((token) => !HELP_FLAGS.has(token))
  const given = readTokens(tokens, fact)
  return asksHelp ? given.problems : [...given.problems, ...countProblems(given, fact, parsed.command)]
}
