import { parseArgs } from 'node:util'
import { dateSchema } from '../../model/facts/schema/record'
import type { Verdict } from '../../checks/statements/verdicts'

/** Parsed arguments of `npm run statements -- …`. */
export type StatementsRequest =
  | { command: 'list'; pages: readonly string[]; onlyUnverified: boolean; json: boolean }
  | { command: 'record'; page: string; ids: readonly string[]; verdict: VerdictWords }
  | { command: 'prune'; page: string }

export type VerdictWords = Omit<Extract<Verdict, { verdict: 'verified' }>, 'sentence'> | NoClaim
type NoClaim = Omit<Extract<Verdict, { verdict: 'no-claim' }>, 'sentence'>

export const usage = `npm run statements                              how many statements are verified on each page
npm run statements -- <page or folder> …        each statement, with its line, id and verdict
npm run statements -- --unverified <page> …     only those without a verdict
npm run statements -- --json [<page> …]         the same as JSON, for programs
npm run statements -- --record <page> --id <id> [--id <id> …] --on <YYYY-MM-DD> --source <source>
npm run statements -- --record <page> --id <id> [--id <id> …] --on <YYYY-MM-DD> --no-claim
npm run statements -- --prune <page>            drops verdicts of sentences that are no longer on the page`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  record: text,
  prune: text,
  id: { type: 'string', multiple: true },
  on: text,
  source: text,
  'no-claim': flag,
  unverified: flag,
  json: flag,
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values']

function readVerdict({ on, source, 'no-claim': noClaim }: Values): VerdictWords {
  const day = dateSchema.safeParse(on)
  if (!day.success)
    throw new Error(
      `--on: found ${on ? `"${on}"` : 'nothing'}; expected the day of the check, as YYYY-MM-DD.\n\n${usage}`,
    )
  if (noClaim && source) throw new Error(`found --no-claim and --source; expected one of them.\n\n${usage}`)
  if (noClaim) return { verdict: 'no-claim', on: day.data }
  if (!source)
    throw new Error(`found no --source; expected what proves the sentence, or --no-claim.\n\n${usage}`)
  return { verdict: 'verified', source, on: day.data }
}

/** Parses what follows `npm run statements --`. Throws an Error with the usage if it isn't valid. */
export function readStatementsRequest(given: readonly string[]): StatementsRequest {
  const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true })
  if (values.prune) return { command: 'prune', page: values.prune }
  if (values.record) {
    if (!values.id) throw new Error(`found no --id; expected the id of a statement.\n\n${usage}`)
    return { command: 'record', page: values.record, ids: values.id, verdict: readVerdict(values) }
  }
  const { unverified: onlyUnverified = false, json = false } = values
  return { command: 'list', pages: positionals, onlyUnverified, json }
}
