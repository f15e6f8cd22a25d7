// Glossary terms. One name means one thing: a term, its other names and its old names are in the list only once.
import { z } from 'zod'
import { fillFacts } from '../fact-braces'
import { parseList, listError, type FieldRule, type EntryFault } from './data-problem'
import { dateSchema } from './record'

const MAX_WORDS = 25
const LONGEST_FACT = 'a fact here' // a {{fact}} counts as three words, like "26 March 2025"

/** Number of words in a sentence that still contains {{path}} for facts. */
export const countWords = (sentence: string): number =>
  fillFacts(sentence, () => LONGEST_FACT)
    .trim()
    .split(/\s+/).length

const isOneSentence = (text: string): boolean => /^[A-Z].*[^.]\.$/.test(text) && !/[.!?]\s/.test(text)

const name = z.string().regex(/^\S(?:.*\S)?$/)
const names = z.array(name).min(1)
const sentence = z
  .string()
  .refine(isOneSentence)
  .refine((text) => countWords(text) <= MAX_WORDS)

const termSchema = z.strictObject({
  term: name,
  /** The term is shown as written, without capitalizing its heading. */
  verbatim: z.literal(true).optional(),
  aliases: names.optional(),
  definition: sentence,
  /** What the word meant on the Celo L1, if different. */
  beforeL2: sentence.optional(),
  page: z.string().startsWith('/'),
  former: names.optional(),
  status: z.literal('historical').optional(),
  /** False for words so common that a hint at each first use would be distracting. */
  hint: z.literal(false).optional(),
  sources: z.array(z.string().min(3)).min(1),
  checkedOn: dateSchema,
})

export type Term = z.infer<typeof termSchema>

const sentenceRule = {
  expected: `one sentence of at most ${MAX_WORDS} words that starts with a capital and ends with a full stop`,
  fix: 'shorten it, or combine its sentences',
}
const namesRule = { expected: 'a list of one or more names', fix: 'add one, or remove the field' }

const rules: Record<string, FieldRule> = {
  term: {
    expected: 'a name without spaces at its ends',
    fix: 'write the name the way it appears in a sentence',
  },
  verbatim: { expected: 'true, or no such field', fix: 'remove the field' },
  aliases: namesRule,
  definition: sentenceRule,
  beforeL2: sentenceRule,
  page: { expected: 'the route of a page', fix: 'name the page that explains the term' },
  former: namesRule,
  status: { expected: '"historical", or no such field', fix: 'remove the field if the term is in use' },
  hint: { expected: 'false, or no such field', fix: 'remove the field' },
  sources: { expected: 'a list of one or more sources', fix: 'add where the fact comes from' },
  checkedOn: { expected: 'a day as YYYY-MM-DD', fix: 'write the day of the check' },
}

/** Every name that can refer to the term. */
export const listNames = ({ term, aliases = [], former = [] }: Term): string[] => [
  term,
  ...aliases,
  ...former,
]

/** The id of a term's heading: `/glossary#fee-currency`. */
export const termId = ({ term }: Term): string =>
  term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

// "Epoch" and "epoch" can be the same word; "Celo" and "CELO" can't.
const asRead = (text: string): string =>
  text.replace(/\b[A-Z](?=[a-z]*\b)/g, (letter) => letter.toLowerCase())

function repeated(terms: readonly Term[]): EntryFault[] {
  const seen = new Map<string, Term>()
  return terms.flatMap((term, index) =>
    [...listNames(term).map(asRead), `#${termId(term)}`].flatMap((key) => {
      const other = seen.get(key)
      seen.set(key, term)
      if (!other) return []
      const expected = `a unique name ("${other.term}" has it)`
      return [
        { path: [index, 'term'], found: JSON.stringify(key), expected, fix: 'merge the two, or rename one' },
      ]
    }),
  )
}

const strangers = (terms: readonly Term[], routes: ReadonlySet<string>): EntryFault[] =>
  terms.flatMap(({ page }, index) =>
    routes.has(page) ? [] : [{ path: [index, 'page'], found: JSON.stringify(page), ...rules.page! }],
  )

/**
 * Reads data/glossary.json.
 * @param list its name in error messages, and its text
 * @param routes the paths of pages
 * @throws naming file, line, field, what was found and expected, and the fix
 */
export function parseGlossary(list: { file: string; text: string }, routes: ReadonlySet<string>): Term[] {
  const terms = parseList(list, termSchema, rules)
  const problems = [...repeated(terms), ...strangers(terms, routes)]
  if (problems.length > 0) throw listError(list, problems)
  return terms
}
