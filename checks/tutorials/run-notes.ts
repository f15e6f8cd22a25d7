import { z } from 'zod'
import { parseBySchema } from '../../model/schema-diagnostics'

/** What isn't on the pages but has to be known to follow them without a person. */
export const notesFile = 'data/tutorial-runs.json'

const text = z.string().min(1)

const noteSchema = z.strictObject({
  /** How the step starts: a command, the title of a file, or the first line of an output. */
  at: text,
  /** Why the step can't run here. */
  notRun: text.optional(),
  /** A command that does the same without a person, and why it's needed. */
  instead: text.optional(),
  because: text.optional(),
  /** A command that does the same without a network, for where the step finds none. */
  offline: text.optional(),
  /** What the step needs of the network that an earlier stand-in for a network didn't give it. */
  online: text.optional(),
  /** Commands for what the page asks for in words before this step. */
  first: z.array(text).min(1).optional(),
  /** Placeholders of the step, each with the pattern that finds its value in an earlier output. */
  fill: z.record(text, text).optional(),
  /** What a reader types, each line once the command has asked for it. `$PRIVATE_KEY` is the test account's key. */
  types: z.array(z.strictObject({ after: z.string(), text })).optional(),
  /** What the page says in words that the command prints. */
  prints: z.array(text).optional(),
  /** The command goes on; this text shows that it's ready. */
  serves: text.optional(),
  /** Why a registry may not have what the command installs. */
  mayBeMissing: text.optional(),
  /** The page asks for an empty directory here. */
  emptyFolder: z.literal(true).optional(),
})

const pageSchema = z.strictObject({
  /** Why a page that creates a project isn't followed, and what checks its project instead. */
  notFollowed: text.optional(),
  /** The Node.js that the page asks for, when an older one runs this site. */
  node: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .optional(),
  /** Variables that answer questions which commands would ask a person. */
  environment: z.record(text, z.string()).optional(),
  /** The folder of the project in which the page has its files saved. */
  files: text.optional(),
  /** What the page takes for granted, such as a Next.js app, as commands. */
  before: z.array(text).optional(),
  /** What the page says about the finished project, as commands: it builds, for example. */
  after: z.array(text).optional(),
  notes: z.array(noteSchema).default([]),
})

const notesSchema = z.record(z.string().regex(/^docs\/.*\.mdx$/), pageSchema)

export type Note = z.infer<typeof noteSchema>
export type PageNotes = z.infer<typeof pageSchema>

/**
 * Reads the notes of all pages. Pure.
 * @throws an Error that names the file, the field and what was expected
 */
export const parseRunNotes = (text: string): Record<string, PageNotes> =>
  parseBySchema({ file: notesFile, text }, notesSchema, 'correct the note; CONTRIBUTING.md lists its fields')

/** @returns the note of a step; where several fit, the one that says most of it */
export function findNote(notes: readonly Note[], step: string): Note | undefined {
  const fitting = notes.filter(({ at }) => step.startsWith(at))
  return fitting.sort((one, other) => other.at.length - one.at.length)[0]
}
