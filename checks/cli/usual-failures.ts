import { z } from 'zod'
import type { CliBehavior, CliFacts, TopicText } from '../../model/facts/schema/cli'
import { headingId } from '../../model/page/heading-id'
import { code, listed } from './render-words'

const SEE_SHARED = 'See the [errors that all commands share](/cli#if-it-fails).'

/** Why a command has no error of its own, as its page says it about one command and about several. */
const NO_FAILURE = {
  reads: {
    one: `only reads data, so it usually fails only when celocli can't reach the node. ${SEE_SHARED}`,
    many: `only read data, so they usually fail only when celocli can't reach the node. ${SEE_SHARED}`,
  },
  sends: {
    one: `sends its transaction without checking anything first, so it usually fails only when celocli can't sign or can't reach the node. ${SEE_SHARED}`,
    many: `send their transactions without checking anything first, so they usually fail only when celocli can't sign or can't reach the node. ${SEE_SHARED}`,
  },
  offline: {
    one: "only uses files on your machine, so there's no common error.",
    many: "only use files on your machine, so there's no common error.",
  },
  node: {
    one: 'passes its request on to the node, so its error messages depend on the node.',
    many: 'pass their requests on to the node, so their error messages depend on the node.',
  },
} as const

type Kind = keyof typeof NO_FAILURE
const kinds = Object.keys(NO_FAILURE) as [Kind, ...Kind[]]
const text = z.string().min(5)

const usualFailureSchema = z.union([
  z.strictObject({ error: text }),
  /** No error of its own, and the source that was read to find that out. */
  z.strictObject({ none: z.enum(kinds), checked: text }),
])

/** data/cli/usual-failures.json: the error that readers most likely meet, for each command of one release. */
export const usualFailuresSchema = z.strictObject({
  source: text,
  checkedOn: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a date like 2026-11-28'),
  version: z.string().min(1),
  note: text,
  /** Messages of contracts, libraries and nodes, and others that behavior.json doesn't hold. */
  passedOn: z.array(z.strictObject({ text, source: text })),
  commands: z.record(z.string().min(1), usualFailureSchema),
})

export type UsualFailures = z.infer<typeof usualFailuresSchema>

/** A message without backticks and line breaks, to compare what pages, sources and data hold. */
export const squeeze = (message: string) => message.replaceAll('`', '').replace(/\s+/g, ' ').trim()

/** The anchor of the section whose table explains an error, given by its beginning; undefined if none does. */
export function findFailureAnchor(error: string, topic: TopicText): string | undefined {
  if (topic.failures?.some((row) => row.error.startsWith(error))) return 'troubleshooting'
  const section = topic.sections?.find(({ body }) => body.includes(`\n| \`${error}`))
  return section && (section.anchor ?? headingId(section.heading))
}

/** The line below a command that names its usual failure and links to its cause and fix. */
export function failureLine(name: string, topic: TopicText, failures: UsualFailures): string[] {
  const known = failures.commands[name]
  if (!known || 'none' in known) return []
  const anchor = findFailureAnchor(known.error, topic)
  if (anchor) return [`Common error: [${code(known.error)}](#${anchor})`, '']
  throw new Error(
    `data/cli/usual-failures.json commands.${name}: found "${known.error}", which no table of data/cli/texts/${topic.topic}.json explains; expected a row with its cause and fix; fix: add one to its failures`,
  )
}

/** What the page says about its commands that have no error of their own, once for the topic. */
export function noFailureLines(topic: TopicText, failures: UsualFailures): string[] {
  const sentences = kinds.flatMap((kind) => {
    const names = Object.keys(topic.commands).filter((name) => {
      const known = failures.commands[name]
      return known && 'none' in known && known.none === kind
    })
    const { one, many } = NO_FAILURE[kind]
    return names.length === 0 ? [] : [`${listed(names, 'and')} ${names.length === 1 ? one : many}`]
  })
  return sentences.flatMap((sentence) => [sentence, ''])
}

interface Checked {
  facts: CliFacts
  behavior: CliBehavior
  failures: UsualFailures
}

/**
 * Compares the usual failures with what the source does.
 * Out: one line for each command without a record, with a message that its source doesn't have, or with checks or a
 * transaction although its record says that it has neither.
 */
export function checkUsualFailures({ facts, behavior, failures }: Checked): string[] {
  const own = Object.keys(facts.commands).filter((name) => facts.commands[name]!.source !== null)
  const missing = own
    .filter((name) => !(name in failures.commands))
    .map((name) => `${name}: found no usual failure; fix: add one to data/cli/usual-failures.json`)
  const shared = [...behavior.messages, ...failures.passedOn].map((message) => squeeze(message.text))
  const wrong = Object.entries(failures.commands).flatMap(([name, known]) => {
    if (!own.includes(name)) return [`${name}: found a record of no command; fix: remove it`]
    const { checks = [], messages = [], sends = [] } = behavior.commands[name] ?? {}
    if ('error' in known) {
      const all = [...shared, ...[...checks, ...messages].map((message) => squeeze(message.text))]
      return all.some((message) => message.includes(squeeze(known.error)))
        ? []
        : [`${name}: found "${known.error}", which its source doesn't show; fix: quote the message`]
    }
    const always = checks.filter(({ conditional }) => !conditional)
    const isPlain = always.length === 0 && (known.none === 'sends' || sends.length === 0)
    return isPlain
      ? []
      : [`${name}: found "none", although it checks or sends something; fix: name its error`]
  })
  return [...missing, ...wrong]
}
