import type { CommandFact, CommandText, FlagFact } from '../../model/facts/schema/cli'
import type { CliData } from './load-cli-data'
import { behaviorLines, type DescribedCommand, printsLine } from './render-behavior'
import { code, head, listed, row } from './render-words'
import { ownFlags, sharedFlags } from './shared-flags'
import { exampleLines, placeholder, usageLine } from './usage-line'

const USAGE_REASON = 'replace the words in capitals'

function valueCell(name: string, flag: FlagFact): string {
  if (flag.options) return listed(flag.options, 'or')
  const value = placeholder(name, flag)
  return value === undefined ? 'Boolean' : code(value)
}

function needCell(flag: FlagFact): string {
  if (flag.required) return 'Required'
  return flag.default === undefined ? 'Optional' : `Default ${code(flag.default)}`
}

function flagName(name: string, flag: FlagFact): string {
  const names = [
    `--${name}`,
    ...(flag.allowNo ? [`--no-${name}`] : []),
    ...(flag.char ? [`-${flag.char}`] : []),
  ]
  return names.map(code).join(', ')
}

/** What a flag means for this command. If the meaning is missing, fails with the file to fix. */
export function flagMeaning(command: string, flag: string, data: CliData): string {
  const meaning = data.meanings.overrides[command]?.[flag] ?? data.meanings.flags[flag]
  if (meaning !== undefined) return meaning
  throw new Error(
    `data/cli/flag-meanings.json flags.${flag}: found nothing; expected one line for ${command}; fix: add it`,
  )
}

function parameterTable({ name, command, text }: DescribedCommand, data: CliData): string[] {
  const args = command.args.map((arg, at) => {
    const known = text.args?.[at]
    return row(
      code(known?.name ?? arg),
      'argument',
      arg.startsWith('[') ? 'Optional' : 'Required',
      known?.meaning ?? '',
    )
  })
  const flags = ownFlags(command).map((flag) => {
    const fact = command.flags[flag]!
    return row(flagName(flag, fact), valueCell(flag, fact), needCell(fact), flagMeaning(name, flag, data))
  })
  const rows = [...args, ...flags]
  const shared = sharedFlags(command).map((flag) => `--${flag}`)
  const table = [...head('Argument or flag', 'Value', 'Required', 'Description'), ...rows, '']
  if (rows.length === 0 && shared.length === 0)
    return ["This command doesn't accept any arguments or flags.", '']
  const also = rows.length === 0 ? 'accepts' : 'also accepts'
  const noun = shared.length === 1 ? 'flag' : 'flags'
  const line = `This command ${also} the [shared ${noun}](/cli#flags-that-many-commands-share) ${listed(shared, 'and')}.`
  return [...(rows.length > 0 ? table : []), ...(shared.length > 0 ? [line, ''] : [])]
}

/** Other names that run a command in celocli. */
function otherNames(name: string, command: CommandFact): string[] {
  return command.aliases.filter((alias) => alias !== name).sort()
}

/** The example's recorded output, and why a reader's output differs. */
function outputBlock({ output }: CommandText): string[] {
  if (!output) return []
  return [`\`\`\`text title="Output" check=output reason="${output.changes}"`, output.text, '```', '']
}

/** Renders the section of one command: heading, explanation, usage, example, output, arguments and flags. */
export function renderCommand(described: DescribedCommand, data: CliData): string[] {
  const { name, command, text } = described
  const aliases = otherNames(name, command)
  return [
    `## ${code(name)}`,
    '',
    [text.does, ...(text.notes ?? [])].join('\n'),
    '',
    ...(aliases.length > 0 ? [`Aliases: ${listed(aliases, 'and')}.`, ''] : []),
    `\`\`\`text title="Usage" check=illustrative reason="${USAGE_REASON}"`,
    usageLine(name, command, text),
    '```',
    '',
    '```sh title="Terminal" check=shell',
    exampleLines(text.example),
    '```',
    '',
    ...outputBlock(text),
    ...printsLine(name, text, data),
    ...parameterTable(described, data),
    ...behaviorLines(described, data),
  ]
}
