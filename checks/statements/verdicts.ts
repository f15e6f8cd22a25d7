import { z } from 'zod'
import { dateSchema } from '../../model/facts/schema/record'
import { parseBySchema } from '../../model/schema-diagnostics'
import { hashSentence } from './find-statements'

export const VERDICTS_FILE = 'data/statements.json'

const text = z.string().min(1, 'some text')

/**
 * A person's verdict on a sentence. `verified`: the source confirms it. `no-claim`: the sentence is advice, or uses
 * the word without claiming anything about the protocol, a contract or a tool, so it doesn't need a source.
 */
const verdictSchema = z.discriminatedUnion('verdict', [
  z.strictObject({ verdict: z.literal('verified'), sentence: text, source: text, on: dateSchema }),
  z.strictObject({ verdict: z.literal('no-claim'), sentence: text, on: dateSchema }),
])

export type Verdict = z.infer<typeof verdictSchema>

const verdictsSchema = z
  .record(z.string().regex(/^docs\/.*\.mdx$/, 'the path of a page'), z.record(z.string(), verdictSchema))
  .superRefine((pages, context) => {
    for (const [page, verdicts] of Object.entries(pages))
      for (const [id, { sentence }] of Object.entries(verdicts))
        if (hashSentence(sentence) !== id)
          context.addIssue({
            code: 'custom',
            path: [page, id],
            message: `the key ${hashSentence(sentence)}, which is the hash of its sentence`,
          })
  })

/** Verdicts by the id of their sentence, by page. */
export type Verdicts = Readonly<Record<string, Readonly<Record<string, Verdict>>>>

/** Reads data/statements.json. Throws naming the page, the id and what was expected. */
export const parseVerdicts = (text: string): Verdicts =>
  parseBySchema(
    { file: VERDICTS_FILE, text },
    verdictsSchema,
    'correct the record, or record the verdict again with npm run statements',
  )

/** The verdicts with some added for a page, with pages and IDs sorted, so changes to the file stay small. Pure. */
export function addVerdicts(verdicts: Verdicts, page: string, added: readonly Verdict[]): Verdicts {
  const own = {
    ...verdicts[page],
    ...Object.fromEntries(added.map((one) => [hashSentence(one.sentence), one])),
  }
  return sortKeys({ ...verdicts, [page]: sortKeys(own) })
}

/** The verdicts without those for sentences that are no longer on a page. Pure. */
export function dropOutdated(verdicts: Verdicts, page: string, ids: ReadonlySet<string>): Verdicts {
  const kept = Object.entries(verdicts[page] ?? {}).filter(([id]) => ids.has(id))
  return { ...verdicts, [page]: Object.fromEntries(kept) }
}

const sortKeys = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
