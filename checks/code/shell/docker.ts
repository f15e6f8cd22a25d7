import type { Fault } from '../../../model/diagnostic'
import { didYouMean } from '../../../model/nearest'
import { readFlags, type FlagRule } from './flags'
import type { Word } from './tokenize'

/** Flag name to its letter; a name that ends in "=" takes a value. */
type Flags = Record<string, string>

/** facts/docker.json: the commands and flags that pages may use. */
export interface DockerFacts {
  docker: Record<string, Flags>
  compose: Record<string, Flags>
  composeOptions: Flags
}

const listRules = (flags: Flags): Record<string, FlagRule> =>
  Object.fromEntries(
    Object.entries(flags).map(([name, letter]) => [
      name.replace('=', ''),
      {
        value: name.endsWith('=') ? 'required' : 'none',
        ...(letter ? { short: letter } : {}),
      } satisfies FlagRule,
    ]),
  )

/** Commands whose words after the image or service belong to the program inside the container. */
const passesOn = new Set(['run', 'exec'])

function ownWords(words: readonly Word[], rules: Record<string, FlagRule>): Word[] {
  for (let at = 0; at < words.length; at += 1) {
    const text = words[at]?.text ?? ''
    if (!text.startsWith('-')) return words.slice(0, at + 1)
    const rule = Object.entries(rules).find(
      ([name, { short }]) => text === `--${name}` || text === `-${short}`,
    )?.[1]
    if (rule?.value === 'required') at += 1
  }
  return [...words]
}

function checkCommand(called: string, words: readonly Word[], known: Record<string, Flags>): Fault[] {
  const [first, second] = words.map(({ text }) => text)
  const name = first && second && `${first} ${second}` in known ? `${first} ${second}` : (first ?? '')
  const flags = known[name]
  if (!flags) {
    const fix =
      didYouMean(name, Object.keys(known)) ||
      'correct it, or add it with its flags to checks/code/facts/docker.json'
    return [{ found: `${called} ${name}`, expected: `a command of ${called} that is listed`, fix }]
  }
  const rules = listRules(flags)
  const rest = words.slice(name.split(' ').length)
  const { faults } = readFlags(`${called} ${name}`, passesOn.has(name) ? ownWords(rest, rules) : rest, rules)
  return faults
}

/** @returns faults of a docker or docker compose command: unknown command or flag */
export function checkDocker(words: readonly Word[], facts: DockerFacts): Fault[] {
  const [first, ...rest] = words
  if (!first || first.text === '--version' || first.text === '--help') return []
  if (first.text !== 'compose') return checkCommand('docker', words, facts.docker)
  const rules = listRules(facts.composeOptions)
  const at = rest.findIndex(({ text }, index) => {
    const before = rest[index - 1]?.text ?? ''
    const isValue = Object.entries(rules).some(
      ([name, { short }]) => before === `--${name}` || before === `-${short}`,
    )
    return !text.startsWith('-') && !isValue
  })
  const options = at < 0 ? rest : rest.slice(0, at)
  const { faults } = readFlags('docker compose', options, {
    ...rules,
    help: { value: 'none' },
    version: { value: 'none' },
  })
  return at < 0 ? faults : [...faults, ...checkCommand('docker compose', rest.slice(at), facts.compose)]
}
