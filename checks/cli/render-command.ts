import type { CommandFact, CommandText, FlagFact } from '../../data/cli/schema'
import type { CliData } from './load-cli-data'
import { ownFlags, sharedFlags } from './shared-flags'
import { exampleLines, placeholder, usageLine } from './usage-line'

const USAGE_REASON = 'usage form; words in capitals are yours to fill'
const code = (word: string) => `\`${word}\``
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`

/** A list for readers: `a`, `b` and `c`. */
function listed(words: string[], joint: string): string {
  const shown = words.map(code)
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${joint} ${shown.at(-1)}`
}

function valueCell(name: string, flag: FlagFact): string {
  if (flag.options) return listed(flag.options, 'or')
  const value = placeholder(name, flag)
  return value === undefined ? 'switch' : code(value)
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

/** What a flag means on this command. Fails, with the file to mend, when nobody wrote it. */
function flagMeaning(command: string, flag: string, data: CliData): string {
  const meaning = data.meanings.overrides[command]?.[flag] ?? data.meanings.flags[flag]
  if (meaning !== undefined) return meaning
  throw new Error(
    `data/cli/flag-meanings.json flags.${flag}: found nothing; expected one line for ${command}; mend: add it`,
  )
}

function parameterTable(name: string, command: CommandFact, text: CommandText, data: CliData): string[] {
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
  const shared = sharedFlags(command).map((flag) => code(`--${flag}`))
  const last =
    shared.length > 0
      ? [
          row(
            shared.join(' '),
            'see there',
            'Optional',
            '[Shared flags](/cli#flags-that-many-commands-share)',
          ),
        ]
      : []
  const rows = [...args, ...flags, ...last]
  if (rows.length === 0) return ['This command takes no arguments and no flags.', '']
  return [
    row('Argument or flag', 'Value', 'Required', 'Meaning'),
    row('---', '---', '---', '---'),
    ...rows,
    '',
  ]
}

/** The names other than its own under which celocli runs a command. */
function otherNames(name: string, command: CommandFact): string[] {
  return command.aliases.filter((alias) => alias !== name).sort()
}

/** Renders the section of one command: heading, explanation, usage, example, arguments and flags. */
export function renderCommand(
  name: string,
  command: CommandFact,
  text: CommandText,
  data: CliData,
): string[] {
  const aliases = otherNames(name, command)
  return [
    `## ${code(name)}`,
    '',
    [text.does, ...(text.notes ?? [])].join('\n'),
    '',
    ...(aliases.length > 0 ? [`Other names for it: ${listed(aliases, 'and')}.`, ''] : []),
    `\`\`\`text title="Usage" check=illustrative reason="${USAGE_REASON}"`,
    usageLine(name, command, text),
    '```',
    '',
    '```sh title="Terminal" check=shell',
    exampleLines(text.example),
    '```',
    '',
    ...parameterTable(name, command, text, data),
  ]
}
