import { z } from 'zod'

/** A date as YYYY-MM-DD. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a date like 2026-11-21')
const source = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)])

/** One flag of a command. `value` is the hint that the help prints; without it, the flag is Boolean. */
const flagFactSchema = z.strictObject({
  char: z.string().length(1).optional(),
  value: z.string().min(1).optional(),
  required: z.boolean().optional(),
  options: z.array(z.string().min(1)).min(1).optional(),
  default: z.string().optional(),
  allowNo: z.boolean().optional(),
})

/** One command. An argument in square brackets is optional; three dots mean one or more. */
const commandFactSchema = z.strictObject({
  topic: z.string().min(1),
  args: z.array(z.string().min(1)),
  flags: z.record(z.string().min(1), flagFactSchema),
  aliases: z.array(z.string().min(1)),
  source: z.string().nullable(),
  hasExamples: z.boolean(),
  hasDescription: z.boolean(),
})

/** data/cli/celocli.json: every command of one celocli release. */
export const cliFactsSchema = z.strictObject({
  source,
  checkedOn: day,
  version: z.string().min(1),
  note: z.string(),
  commands: z.record(z.string().min(1), commandFactSchema),
})

const pluginFlagSchema = z.strictObject({
  char: z.string().length(1).optional(),
  takesValue: z.boolean(),
  multiple: z.boolean().optional(),
  allowNo: z.boolean().optional(),
  options: z.array(z.string()).optional(),
  dependsOn: z.array(z.string()).optional(),
  exclusive: z.array(z.string()).optional(),
  hidden: z.boolean().optional(),
})

const pluginCommandSchema = z.strictObject({
  args: z.array(
    z.strictObject({ name: z.string(), required: z.boolean(), options: z.array(z.string()).optional() }),
  ),
  variableArgs: z.boolean(),
  aliases: z.array(z.string()),
  hidden: z.boolean(),
  flags: z.record(z.string(), pluginFlagSchema),
})

/** data/cli/oclif-plugins.json: the content of the bundled oclif plugins' manifests. */
export const pluginFactsSchema = z.strictObject({
  source,
  checkedOn: day,
  note: z.string(),
  plugins: z.record(
    z.string(),
    z.strictObject({
      version: z.string(),
      commands: z.record(z.string(), pluginCommandSchema),
    }),
  ),
})

/** data/cli/history.json: commands that were renamed, hidden or removed, and what replaces them. */
export const cliHistorySchema = z.array(
  z.strictObject({
    topic: z.string().min(1),
    command: z.string().min(1),
    change: z.enum(['renamed', 'removed', 'hidden', 'added']),
    version: z.string().min(1),
    date: day.optional(),
    dateIs: z.enum(['published', 'merged']).optional(),
    replacement: z.string().optional(),
    page: z.string().startsWith('/').optional(),
    meaning: z.string().min(1),
    source,
    checkedOn: day,
  }),
)

const commandTextSchema = z.strictObject({
  does: z.string().min(10),
  args: z
    .array(z.strictObject({ name: z.string().regex(/^[A-Z0-9_]+$/), meaning: z.string().min(3) }))
    .optional(),
  notes: z.array(z.string().min(10)).optional(),
  example: z.string().regex(/^celocli /),
  /** The output as recorded in a celocli test or its source, with what differs for a reader. */
  output: z
    .strictObject({
      text: z.string().min(2),
      changes: z
        .string()
        .min(10)
        .regex(/^[^`"]+$/, 'expected plain text: an attribute of the block shows it'),
      source: z.string().min(10),
    })
    .optional(),
  /** What to look for if no test records the output. */
  prints: z.string().min(10).optional(),
  /** Heading of the section that shows the output, or that explains the checks, of several commands. */
  outputIn: z.string().optional(),
  checksIn: z.string().optional(),
})

/** data/cli/texts/<topic>.json: the text of one topic page. */
export const topicTextSchema = z.strictObject({
  topic: z.string().regex(/^[a-z]+$/),
  title: z.string().min(5).max(60),
  label: z.string().min(2),
  description: z.string().min(60).max(155),
  introduction: z.string().min(40),
  audience: z.array(z.enum(['user', 'app-developer', 'agent-developer', 'operator', 'contributor'])).min(1),
  keywords: z.array(z.string().min(2)).min(1),
  sources: z.array(z.string().min(5)).min(1),
  status: z.enum(['current', 'retired']),
  replacedBy: z.string().startsWith('/').optional(),
  related: z.array(z.strictObject({ to: z.string().startsWith('/'), label: z.string(), reason: z.string() })),
  verified: day.optional(),
  keepTerms: z.array(z.string()).min(1).optional(),
  sections: z
    .array(z.strictObject({ heading: z.string(), anchor: z.string().optional(), body: z.string() }))
    .optional(),
  /** Messages without the parts that vary, which are an ellipsis. */
  failures: z
    .array(z.strictObject({ error: z.string().min(5), cause: z.string().min(5), fix: z.string().min(5) }))
    .optional(),
  commands: z.record(z.string(), commandTextSchema),
})

/** data/cli/flag-meanings.json: one line for each flag name, and others for single commands. */
export const flagMeaningsSchema = z.strictObject({
  flags: z.record(z.string(), z.string().min(3)),
  overrides: z.record(z.string(), z.record(z.string(), z.string().min(3))),
})

const line = z.number().int().positive()

/** What the source of one command does: flag rules, checks, labels of its transactions and messages. */
const commandBehaviorSchema = z.strictObject({
  source: z.string().min(1),
  flags: z.record(
    z.string().min(1),
    z.strictObject({
      exclusive: z.array(z.string().min(1)).min(1).optional(),
      dependsOn: z.array(z.string().min(1)).min(1).optional(),
      line,
    }),
  ),
  checks: z.array(z.strictObject({ text: z.string().min(5), line, conditional: z.boolean().optional() })),
  sends: z.array(z.string().min(1)),
  messages: z.array(z.strictObject({ text: z.string().min(3), line })),
  /** How the fee is paid if the command doesn't pass on `--gasCurrency`. */
  feePaidIn: z.enum(['celo', 'ethereum']).optional(),
})

/** data/cli/behavior.json: read from the source of celocli by tools/derive-cli-behavior.ts. */
export const cliBehaviorSchema = z.strictObject({
  source,
  checkedOn: day,
  version: z.string().min(1),
  note: z.string(),
  messages: z.array(z.strictObject({ text: z.string().min(3), source: z.string(), line })),
  commands: z.record(z.string().min(1), commandBehaviorSchema),
})

export type CommandBehavior = z.infer<typeof commandBehaviorSchema>
export type CliBehavior = z.infer<typeof cliBehaviorSchema>
export type FlagFact = z.infer<typeof flagFactSchema>
export type CommandFact = z.infer<typeof commandFactSchema>
export type CliFacts = z.infer<typeof cliFactsSchema>
export type PluginFacts = z.infer<typeof pluginFactsSchema>
export type CliHistory = z.infer<typeof cliHistorySchema>
export type CommandText = z.infer<typeof commandTextSchema>
export type TopicText = z.infer<typeof topicTextSchema>
export type FlagMeanings = z.infer<typeof flagMeaningsSchema>
