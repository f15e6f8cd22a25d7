import { z } from 'zod'
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

export const uncheckedClaimsSchema = z.array(claimSchema).superRefine((claims, context) => {
  claims.forEach(({ id }, index) => {
    if (claims.findIndex((other) => other.id === id) === index) return
    context.addIssue({ code: 'custom', path: [index, 'id'], message: 'a unique ID' })
  })
})

export type UncheckedClaim = z.infer<typeof claimSchema>

/** The claims of data/unchecked-claims.json. Throws naming file, field, what was found and what was expected. */
export function parseUncheckedClaims(file: string, content: string): UncheckedClaim[] {
  const value: unknown = JSON.parse(content)
  const parsed = uncheckedClaimsSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => {
    const id = (value as { id?: unknown }[])[Number(path[0])]?.id
    return `${file}: ${String(id ?? path[0])}: ${path.slice(1).join('.')}: expected ${message}. Fix: correct the record.`
  })
  throw new Error(faults.join('\n'))
}
