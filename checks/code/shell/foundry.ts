import type { Fault } from '../../../model/diagnostic'
import { didYouMean } from '../../../model/nearest'
import { readFlags, type FlagRule } from './flags'
import type { Word } from './tokenize'

interface FoundryCommand {
  aliases: string[]
  flags: Record<string, FlagRule>
  commands: Record<string, FoundryCommand>
}

/** checks/code/facts/foundry.json, made from the help of the pinned binaries. */
export interface FoundryFacts {
  version: string
  programs: Record<string, FoundryCommand>
}

/** Names that the pinned cast takes for --chain and that a page of Celo may need; a number is always taken. */
const chainNames = ['celo', 'celo-sepolia', 'mainnet', 'sepolia']

function chainFaults(command: string, value: Word | undefined): Fault[] {
  if (!value || value.dynamic || /^\d+$/.test(value.text) || chainNames.includes(value.text)) return []
  return [
    {
      found: `${command} --chain ${value.text}`,
      expected: `a chain id, or one of ${chainNames.join(', ')}`,
      fix: didYouMean(value.text, chainNames) || 'write the name of the living network',
    },
  ]
}

function find(parent: FoundryCommand, name: string): [string, FoundryCommand] | undefined {
  const own = parent.commands[name]
  if (own) return [name, own]
  return Object.entries(parent.commands).find(([, { aliases }]) => aliases.includes(name))
}

/**
 * @param program cast, forge or anvil
 * @param words what follows it
 * @returns unknown subcommand, unknown flag, bad value or chain
 */
export function checkFoundry(program: string, words: readonly Word[], facts: FoundryFacts): Fault[] {
  let command = facts.programs[program]
  if (!command) throw new Error(`facts/foundry.json has no ${program}`)
  let called = program
  let rest = words
  while (Object.keys(command.commands).length > 0 && rest[0] && !rest[0].text.startsWith('-')) {
    const child = find(command, rest[0].text)
    if (!child && called === program && program !== 'anvil') {
      const fix =
        didYouMean(rest[0].text, Object.keys(command.commands)) || `run ${program} --help for the list`
      return [
        { found: `${program} ${rest[0].text}`, expected: `a command of ${program} ${facts.version}`, fix },
      ]
    }
    if (!child) break
    called = `${called} ${child[0]}`
    command = child[1]
    rest = rest.slice(1)
  }
  const { faults, seen } = readFlags(called, rest, command.flags)
  return [...faults, ...chainFaults(called, seen.get('chain'))]
}
