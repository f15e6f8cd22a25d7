import type { CommandText, TopicText } from '../../model/facts/schema/cli'
import { headingId } from '../../model/page/heading-id'
import type { CliData } from './load-cli-data'
import { renderCommand } from './render-command'
import { renderConverter } from './render-converter'
import { head, row } from './render-words'
import { failureLine, noFailureLines } from './usual-failures'

/** Link to the section of a command, on this page or on another. */
function commandLink(command: string, page: string): string {
  const topic = command.split(':')[0] ?? command
  return `[\`${command}\`](${topic === page ? '' : `/cli/${topic}`}#${headingId(command)})`
}

const quoted = (text: string) =>
  /[:#"'[\]{}@`]|^[\s-]|\s$/.test(text) ? `'${text.replace(/'/g, "''")}'` : text

/** Front matter of a generated page. `verified` is the date on which the facts were checked. */
function frontMatter(text: TopicText, verified: string): string[] {
  return [
    '---',
    `title: ${quoted(text.title)}`,
    `description: ${quoted(text.description)}`,
    `sidebar_label: ${text.label}`,
    'type: reference',
    `audience: [${text.audience.join(', ')}]`,
    'networks: [celo, celo-sepolia]',
    `status: ${text.status}`,
    ...(text.replacedBy ? [`replacedBy: ${text.replacedBy}`] : []),
    'sources:',
    ...text.sources.map((source) => `  - ${quoted(source)}`),
    `verified: ${text.verified ?? verified}`,
    `keywords: [${text.keywords.map(quoted).join(', ')}]`,
    ...(text.keepTerms ? ['keepTerms:', ...text.keepTerms.map((term) => `  - ${quoted(term)}`)] : []),
    'generated: true',
    '---',
    '',
  ]
}

/** The page's commands, which come first because most readers look one up. */
function index(text: TopicText, commands: [string, CommandText][]): string[] {
  if (commands.length < 2) return []
  const rows = commands.map(([name, { does }]) =>
    row(commandLink(name, text.topic), does.split(/(?<=\.) /)[0] ?? does),
  )
  return [...head('Command', 'Description'), ...rows, '']
}

function opening(text: TopicText, commands: [string, CommandText][]): string[] {
  const lines = [text.introduction, '']
  if (commands.length === 0) return lines
  const used = commands.flatMap(([, { example }]) => example.match(/\$[A-Z0-9_]+/g) ?? [])
  const shown = used.includes('$ACCOUNT') ? '$ACCOUNT' : used[0]
  const names = shown
    ? ` Before running an example, replace variables such as \`${shown}\` with [your own values](/cli#run-a-first-command).`
    : ''
  return [...lines, `This page covers celocli <Fact of="versions.celocli" />.${names}`, '']
}

/** Names in this topic that are aliases of other commands. */
function otherNamesTable(topic: string, data: CliData): string[] {
  const real = Object.entries(data.facts.commands).filter(([, fact]) => fact.source !== null)
  const pairs = real.flatMap(([name, fact]) =>
    fact.aliases
      .filter((alias) => alias !== name && alias.startsWith(`${topic}:`))
      .map((alias) => [alias, name] as const),
  )
  const sorted = [...new Map(pairs)].sort(([a], [b]) => a.localeCompare(b))
  const rows = sorted.map(([alias, name]) => row(`\`${alias}\``, commandLink(name, topic)))
  if (rows.length === 0) return []
  return ['## Aliases {#other-names}', '', ...head('Alias', 'Command it runs'), ...rows, '']
}

const CHANGES = { renamed: 'Renamed in', removed: 'Removed in', hidden: 'Hidden since', added: 'Added in' }

function historyTable(text: TopicText, data: CliData): string[] {
  const entries = data.history.filter(({ topic }) => topic === text.topic)
  if (entries.length === 0 || text.topic === 'lockedgold') return []
  const rows = entries.map(({ command, change, version, replacement, page, meaning }) => {
    const label = text.related.find(({ to }) => to === page)?.label
    const answer = page && label ? `[${label}](${page})` : 'None'
    const instead = replacement ? commandLink(replacement, text.topic) : answer
    return row(`\`${command}\``, meaning, `${CHANGES[change]} ${version}`, instead)
  })
  const heading =
    text.status === 'retired'
      ? '## Replacement for each command {#what-replaced-each-command}'
      : '## Renamed and removed commands {#renamed-and-removed}'
  return [heading, '', ...head('Command', 'Purpose', 'Status', 'Replacement'), ...rows, '']
}

/** The topic's most common failures, by error message, and its commands that have none of their own. */
function failureTable(text: TopicText, data: CliData): string[] {
  const rows = (text.failures ?? []).map(({ error, cause, fix }) => row(`\`${error}\``, cause, fix))
  const table = rows.length > 0 ? [...head('Error', 'Cause', 'Fix'), ...rows, ''] : []
  const lines = [...table, ...noFailureLines(text, data.failures)]
  return lines.length > 0 ? ['## Troubleshooting', '', ...lines] : []
}

function relatedList(text: TopicText): string[] {
  return [
    '## Related',
    '',
    ...text.related.map(({ to, label, reason }) => `- [${label}](${to}): ${reason}.`),
    '',
  ]
}

/** Renders one topic's page. In: its text and all facts. Out: the MDX source. */
export function renderTopic(text: TopicText, data: CliData): string {
  const commands = Object.entries(text.commands)
  const sections = (text.sections ?? []).flatMap(({ heading, anchor, body }) => [
    anchor ? `## ${heading} {#${anchor}}` : `## ${heading}`,
    '',
    body,
    '',
  ])
  const details = commands.flatMap(([name, words]) => {
    const command = data.facts.commands[name]
    if (command)
      return [
        ...renderCommand({ name, command, text: words }, data),
        ...failureLine(name, text, data.failures),
      ]
    throw new Error(
      `data/cli/texts/${text.topic}.json commands.${name}: found no such command; expected one of data/cli/celocli.json; fix: rename or remove it`,
    )
  })
  const converter = renderConverter(text, data)
  const parts = [
    ...frontMatter(text, data.facts.checkedOn),
    ...converter.imports,
    ...index(text, commands),
    ...opening(text, commands),
    ...details,
    ...sections,
    ...converter.lines,
    ...failureTable(text, data),
    ...otherNamesTable(text.topic, data),
    ...historyTable(text, data),
    ...relatedList(text),
  ]
  return `${parts.join('\n').trimEnd()}\n`
}
