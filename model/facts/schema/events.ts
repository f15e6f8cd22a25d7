import { z } from 'zod'
import { dateSchema, provenance } from './record'

/** The date of an event on one network (or of another occasion, such as a release). Times are UTC. */
const occurrenceSchema = z.strictObject({
  date: dateSchema,
  time: z
    .string()
    .regex(/^\d{2}:\d{2}:\d{2}Z$/, 'a time in UTC as 15:00:00Z')
    .optional(),
  timestamp: z.number().int().positive().optional(),
  block: z.number().int().positive().optional(),
  ...provenance,
})

const known = {
  name: z.string().min(1),
  about: z.string().min(1).optional(),
  timeline: z.string().min(1).optional(),
}

/** An event: its description, and one entry for each network or occasion. */
export const eventSchema = z.object(known).catchall(occurrenceSchema)
export const eventsSchema = z.record(z.string(), eventSchema)

export type Occurrence = z.infer<typeof occurrenceSchema>
export type RegistryEvent = z.infer<typeof eventSchema>
export type Events = z.infer<typeof eventsSchema>
