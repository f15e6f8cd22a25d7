import type { Fault } from '../../../model/diagnostic'
import { didYouMean } from '../../../model/nearest'
import { readFlags, type FlagRule } from './flags'
import type { Word } from './tokenize'

export interface CelocliFlag {
  char?: string
  value?: string
  required?: boolean
  options?: string[]
  default?: string
  allowNo?: boolean
}

/** The part of data/cli/celocli.json that the check reads. */
export interface CelocliFacts {
  version?: string
  commands: Record<
    string,
    { args: string[]; flags: Record<string, CelocliFlag>; aliases: string[]; source?: string | null }
  >
}

/** Answered by plugins of celocli, not by its own commands. */
const fromPlugins = /^(help|autocomplete|commands|plugins(:[\w-]+)*)$/

function listRules(flags: Record<string, CelocliFlag>): Record<string, FlagRule> {
  const rules: Record<string, FlagRule> = { help: { value: 'none', short: 'h' } }
  for (const [name, flag] of Object.entries(flags)) {
    const rule: FlagRule = {
      value: flag.value || flag.options ? 'required' : 'none',
      ...(flag.value?.endsWith('...') ? { many: true } : {}),
      ...(flag.char ? { short: flag.char } : {}),
      ...(flag.options ? { values: flag.options } : {}),
      ...(flag.required && !flag.default ? { required: true } : {}),
    }
    rules[name] = rule
    if (flag.allowNo) rules[`no-${name}`] = { value: 'none' }
  }
  return rules
}

/** The facts list an alias as a command too, then without a source file of its own. */
function ownName(name: string, facts: CelocliFacts): string | undefined {
  if (facts.commands[name]?.source) return undefined
  return Object.keys(facts.commands).find((key) => {
    const other = facts.commands[key]
    return key !== name && other?.source && other.aliases.includes(name)
  })
}

/** oclif takes "network whitelist" for network:whitelist; the pages write the colon, as the reference does. */
function unknownCommand(name: string, facts: CelocliFacts): Fault {
  const current = ownName(name, facts)
  const version = facts.version ? `celocli ${facts.version}` : 'celocli'
  if (current) {
    return {
      found: `celocli ${name}, an alias`,
      expected: `the command's own name in ${version}`,
      fix: `write celocli ${current}`,
    }
  }
  const fix = didYouMean(name, Object.keys(facts.commands)) || 'see data/cli/celocli.json for the commands'
  return { found: `celocli ${name}`, expected: `a command of ${version}`, fix }
}

function argumentFaults(name: string, args: readonly string[], given: readonly Word[]): Fault[] {
  const needed = args.filter((arg) => !arg.startsWith('[')).length
  const open = args.some((arg) => arg.includes('...'))
  if (given.length >= needed && (open || given.length <= args.length)) return []
  return [
    {
      found: `celocli ${name} with ${given.length} arguments`,
      expected: `${args.length === 0 ? 'none' : args.join(' ')}`,
      fix:
        given.length < needed ? 'add what is missing' : 'remove the rest, or quote a value that has blanks',
    },
  ]
}

/**
 * @param words words after `celocli`
 * @param facts commands of one release
 * @returns unknown command, alias, unknown flag, missing required flag, value outside the options, arguments
 */
export function checkCelocli(words: readonly Word[], facts: CelocliFacts): Fault[] {
  const [first, ...rest] = words
  if (!first || /^(--version|--help|-h)$/.test(first.text) || fromPlugins.test(first.text)) return []
  const command = facts.commands[first.text]
  if (!command || ownName(first.text, facts)) return [unknownCommand(first.text, facts)]
  if (rest.some(({ text }) => text === '--help' || text === '--globalHelp')) return []
  const { faults, positionals } = readFlags(`celocli ${first.text}`, rest, listRules(command.flags))
  return [...faults, ...argumentFaults(first.text, command.args, positionals)]
}
