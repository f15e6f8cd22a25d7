import fs from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import {
  cliFactsSchema,
  cliHistorySchema,
  flagMeaningsSchema,
  pluginFactsSchema,
  topicTextSchema,
  type CliFacts,
  type CliHistory,
  type FlagMeanings,
  type PluginFacts,
  type TopicText,
} from '../../data/cli/schema'

/** Everything that the pages under /cli are made of. */
export interface CliData {
  facts: CliFacts
  plugins: PluginFacts
  history: CliHistory
  meanings: FlagMeanings
  texts: TopicText[]
}

/** Reads one JSON file by its schema. Errors name the file, the field, and what was expected. */
export function readJson<T>(file: string, schema: z.ZodType<T>): T {
  const found: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
  const result = schema.safeParse(found)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') || 'the whole file'
  throw new Error(`${file} ${field}: ${issue?.message}; mend: correct the field by data/cli/schema.ts`)
}

/**
 * Reads and validates data/cli.
 * In: the root of the repository. Out: facts, history and texts, the texts by topic name.
 */
export function loadCliData(root: string): CliData {
  const folder = path.join(root, 'data/cli')
  const texts = fs.readdirSync(path.join(folder, 'texts')).sort()
  return {
    facts: readJson(path.join(folder, 'celocli.json'), cliFactsSchema),
    plugins: readJson(path.join(folder, 'oclif-plugins.json'), pluginFactsSchema),
    history: readJson(path.join(folder, 'history.json'), cliHistorySchema),
    meanings: readJson(path.join(folder, 'flag-meanings.json'), flagMeaningsSchema),
    texts: texts.map((name) => readJson(path.join(folder, 'texts', name), topicTextSchema)),
  }
}
