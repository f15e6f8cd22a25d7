// This site's tutorials. The title and the date of the check come from the page, so they aren't written here.
import { z } from 'zod'
import { duplicates, parseList, listError, unknownTags, type FieldRule } from './data-problem'

const tutorialSchema = z.strictObject({
  route: z.string().regex(/^\/[\w/ -]+$/),
  outcome: z.string().trim().min(1).max(120),
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  minutes: z.int().min(5).max(240).nullable(),
  tools: z.array(z.string().min(1)).min(1),
  tags: z.array(z.string()),
})

export type Tutorial = z.infer<typeof tutorialSchema>

const rules: Record<string, FieldRule> = {
  route: {
    expected: 'the route of a page, from the root, without extension',
    fix: 'write e.g. "/build/quickstart"',
  },
  outcome: {
    expected: 'one line of 1 to 120 characters',
    fix: 'say what the reader will have built or done',
  },
  level: { expected: 'beginner, intermediate or advanced', fix: 'write one of the three' },
  minutes: {
    expected: 'whole minutes from 5 to 240, or null',
    fix: 'use the time the page states, or null',
  },
  tools: { expected: 'a list of at least one tool', fix: 'name what the reader works with' },
  tags: { expected: 'a list of tag ids', fix: 'choose from data/tags.json' },
}

/**
 * Reads data/tutorials.json.
 * @param file its name in error messages
 * @param tagIds ids that the tutorials list may use
 * @throws naming file, line, field, what was found and expected, and the fix
 */
export function parseTutorials(file: string, text: string, tagIds: string[]): Tutorial[] {
  const tutorials = parseList({ file, text }, tutorialSchema, rules)
  const repeated = duplicates(
    tutorials.map((tutorial) => tutorial.route),
    'route',
  )
  const problems = [...repeated, ...unknownTags(tutorials, tagIds)]
  if (problems.length > 0) throw listError({ file, text }, problems)
  return tutorials
}
