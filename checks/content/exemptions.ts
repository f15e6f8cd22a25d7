import type { Diagnostic } from '../../model/diagnostic'
import { z } from 'zod'
import { parseBySchema } from '../../model/schema-diagnostics'

const exemptionSchema = z.strictObject({
  file: z.string().regex(/^[\w./-]+\.mdx?$/),
  field: z.string().min(1),
  match: z.string().min(3),
  reason: z.string().min(20),
})

type Exemption = z.infer<typeof exemptionSchema>

/** Reads checks/content/exemptions.json. Throws an error that names the entry and the field. */
export const parseExemptions = (text: string, file: string): Exemption[] =>
  parseBySchema(
    { file, text },
    z.array(exemptionSchema),
    'give file (a page), field (of the message), match (part of what was found) and reason (20 characters or more)',
  )

/**
 * Removes the problems that an exemption allows.
 * @returns the remaining problems, and the exemptions that weren't used
 */
export function applyExemptions(
  problems: readonly Diagnostic[],
  exemptions: readonly Exemption[],
): { left: Diagnostic[]; unused: Exemption[] } {
  const used = new Set<Exemption>()
  const left = problems.filter((problem) => {
    const allowed = exemptions.find(
      ({ file, field, match }) =>
        problem.file === file && problem.field === field && problem.found.includes(match),
    )
    if (allowed) used.add(allowed)
    return allowed === undefined
  })
  return { left, unused: exemptions.filter((exemption) => !used.has(exemption)) }
}
