import fs from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import {
  cliBehaviorSchema,
  cliFactsSchema,
  cliHistorySchema,
  flagMeaningsSchema,
  pluginFactsSchema,
  topicTextSchema,
  type CliBehavior,
  type CliFacts,
  type CliHistory,
  type FlagMeanings,
  type PluginFacts,
  type TopicText,
} from '../../model/facts/schema/cli'
import { parseBySchema } from '../../model/schema-diagnostics'
import { usualFailuresSchema, type UsualFailures } from './usual-failures'

/** All the data for the pages below /cli. */
export interface CliData {
  facts: CliFacts
  behavior: CliBehavior
  plugins: PluginFacts
  history: CliHistory
  meanings: FlagMeanings
  failures: UsualFailures
  texts: TopicText[]
}

/** Reads one JSON file by its schema. Errors name the file, the field, and what was expected. */
export function readJson<T>(file: string, schema: z.ZodType<T>): T {
  const text = fs.readFileSync(file, 'utf8')
  return parseBySchema(
    { file, text },
    schema,
    'correct the field by its schema in model/facts/schema/cli.ts or checks/cli',
  )
}

/** Reads data/cli/celocli.json only. */
export const loadCliFacts = (root: string): CliFacts =>
  readJson(path.join(root, 'data/cli/celocli.json'), cliFactsSchema)

/**
 * Reads and validates data/cli.
 * In: the repository root. Out: facts, history, and text by topic name.
 */
export function loadCliData(root: string): CliData {
  const folder = path.join(root, 'data/cli')
  const texts = fs.readdirSync(path.join(folder, 'texts')).sort()
  return {
    facts: loadCliFacts(root),
    behavior: readJson(path.join(folder, 'behavior.json'), cliBehaviorSchema),
    plugins: readJson(path.join(folder, 'oclif-plugins.json'), pluginFactsSchema),
    history: readJson(path.join(folder, 'history.json'), cliHistorySchema),
    meanings: readJson(path.join(folder, 'flag-meanings.json'), flagMeaningsSchema),
    failures: readJson(path.join(folder, 'usual-failures.json'), usualFailuresSchema),
    texts: texts.map((name) => readJson(path.join(folder, 'texts', name), topicTextSchema)),
  }
}
