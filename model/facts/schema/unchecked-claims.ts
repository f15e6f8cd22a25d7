import { z } from 'zod'
import { parseBySchema } from '../../schema-diagnostics'
import { dateSchema } from './record'

const text = z.string().min(1, 'some text')

/** A kind of statement that can't be checked automatically: a person has to review it within `limit` days. */
const claimSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'an id in kebab-case'),
  statement: text,
  /** Why no check in this repository can determine whether it's still true. */
  why: text,
  /** URL of the page that covers it most fully. */
  page: z.string().regex(/^\/[^.]*$/, 'the address of a page, as /wallet'),
  source: z.union([text, z.array(text).min(1, 'at least one source')]),
  checkedOn: dateSchema,
  limit: z.number().int().positive(),
})

const uncheckedClaimsSchema = z.array(claimSchema).superRefine((claims, context) => {
  claims.forEach(({ id }, index) => {
    if (claims.findIndex((other) => other.id === id) === index) return
    context.addIssue({ code: 'custom', path: [index, 'id'], message: 'a unique ID' })
  })
})

export type UncheckedClaim = z.infer<typeof claimSchema>

/** The claims of data/unchecked-claims.json. Throws naming file, field, what was found and what was expected. */
export const parseUncheckedClaims = (file: string, text: string): UncheckedClaim[] =>
  parseBySchema({ file, text }, uncheckedClaimsSchema, 'correct the record')
