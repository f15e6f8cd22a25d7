import type { CommandBehavior, CommandFact, CommandText } from '../../model/facts/schema/cli'
import type { CliData } from './load-cli-data'
import { code, listed } from './render-words'
import { ownFlags } from './shared-flags'

type FlagRules = CommandBehavior['flags']

/** Flags linked by exclusions, as sets: each flag with every flag that it reaches. */
function exclusiveGroups(rules: FlagRules, own: ReadonlySet<string>): string[][] {
  const near = new Map<string, Set<string>>()
  const link = (from: string, to: string) => near.set(from, (near.get(from) ?? new Set()).add(to))
  for (const [flag, { exclusive = [] }] of Object.entries(rules))
    for (const other of exclusive.filter((name) => own.has(name) && own.has(flag))) {
      link(flag, other)
      link(other, flag)
    }
  const groups: string[][] = []
  const rest = new Set([...near.keys()].sort())
  for (const flag of [...rest].sort((a, b) => near.get(b)!.size - near.get(a)!.size)) {
    const others = [...near.get(flag)!].sort()
    const all = [flag, ...others].sort()
    const isClique = all.every((one) => all.every((two) => one === two || near.get(one)!.has(two)))
    if (isClique) groups.push(all)
    else for (const other of others) groups.push([flag, other].sort())
  }
  const asText = new Set(groups.map((group) => group.join(' ')))
  const unique = [...asText].map((text) => text.split(' '))
  const isInside = (small: string[], large: string[]) =>
    small.length < large.length && small.every((flag) => large.includes(flag))
  return unique.filter((group) => !unique.some((other) => isInside(group, other)))
}

/** The exclusions and dependencies of a command's own flags, one sentence each. */
export function constraintSentences(rules: FlagRules, flags: readonly string[]): string[] {
  const own = new Set(flags)
  const withDashes = (names: readonly string[]) => names.map((name) => `--${name}`)
  const exclusions = exclusiveGroups(rules, own).map((group) =>
    group.length === 2
      ? `${listed(withDashes(group), 'and')} can't be combined.`
      : `Only one of ${listed(withDashes(group), 'and')} can be used at a time.`,
  )
  const needs = Object.entries(rules)
    .filter(([flag, { dependsOn = [] }]) => own.has(flag) && dependsOn.length > 0)
    .map(
      ([flag, { dependsOn = [] }]) =>
        `${code(`--${flag}`)} requires ${listed(withDashes(dependsOn), 'and')}.`,
    )
  return [...exclusions.sort(), ...needs.sort()]
}

/** What to look for after a command that sends a transaction and has no recorded output. */
export function printsLine(name: string, text: CommandText, data: CliData): string[] {
  if (text.output || text.outputIn) return []
  if (text.prints) return [text.prints, '']
  const sends = data.behavior.commands[name]?.sends ?? []
  if (sends.length === 0) return []
  const lines = listed(
    sends.map((label) => `SendTransaction: ${label}`),
    'and',
  )
  return [`When the command succeeds, its output includes ${lines}, followed by the transaction hash.`, '']
}

const FEE_CURRENCY = {
  celo: "`--gasCurrency` doesn't affect how the fee is paid, because this command always pays it in CELO.",
  ethereum:
    '`--gasCurrency` is ignored because the transaction is executed on Ethereum, where the fee is paid in ETH.',
}

/** A command's name, what celocli declares about it, and our own words. */
export interface DescribedCommand {
  name: string
  command: CommandFact
  text: CommandText
}

/** A command's flags and checks according to its source, in plain language. */
export function behaviorLines({ name, command, text }: DescribedCommand, data: CliData): string[] {
  const behavior = data.behavior.commands[name]
  if (!behavior) return []
  const fee =
    behavior.feePaidIn && 'gasCurrency' in command.flags ? [FEE_CURRENCY[behavior.feePaidIn], ''] : []
  const living = ownFlags(command).filter((flag) => !data.meanings.flags[flag]?.startsWith('Deprecated'))
  const sentences = constraintSentences(behavior.flags, living)
  const [only] = sentences
  const list = [
    'These rules apply to combinations of flags:',
    '',
    ...sentences.map((sentence) => `- ${sentence}`),
    '',
  ]
  const constraints = sentences.length > 1 ? list : only ? [only, ''] : []
  const checks = behavior.checks.filter(({ conditional }) => !conditional).map(({ text: shown }) => shown)
  const when = behavior.sends.length > 0 ? 'Before a transaction is sent, the command' : 'The command'
  const noun = checks.length === 1 ? 'this check' : 'these checks'
  const areShown = text.checksIn !== undefined || text.output?.text.includes('Running Checks')
  const shownChecks =
    areShown || checks.length === 0 ? [] : [`${when} performs ${noun}: ${listed(checks, 'and')}.`, '']
  return [...fee, ...constraints, ...shownChecks]
}
