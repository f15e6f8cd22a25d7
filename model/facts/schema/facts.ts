import { z } from 'zod'
import { factSchema } from './record'

/** versions.json: a fact for each package, or a group of facts for each image. */
export const versionsSchema = z.record(
  z.string(),
  z.unknown().transform((value, context): Version => {
    const leaf = typeof value === 'object' && value !== null && 'value' in value
    const parsed = (leaf ? factSchema : z.record(z.string(), factSchema)).safeParse(value)
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) context.addIssue({ ...issue } as z.core.$ZodRawIssue)
    return z.NEVER
  }),
)

/** links.json and each file of parameters/: facts by id. */
export const factGroupSchema = z.record(z.string(), factSchema)

export type FactGroup = z.infer<typeof factGroupSchema>
export type Version = z.infer<typeof factSchema> | FactGroup
export type Versions = Record<string, Version>
