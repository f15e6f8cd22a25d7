// Showcase entries. The URLs are those the projects gave; they aren't checked.
import { z } from 'zod'
import { duplicates, parseList, listError, unknownTags, type FieldRule } from './data-problem'

const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })

const siteSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  description: z.string().trim().min(1).max(120),
  website: webAddress,
  source: webAddress,
  tags: z.array(z.string()).min(1),
  note: z.string().optional(),
})

export type Site = z.infer<typeof siteSchema>

const address = 'a web address that starts with https:// or http://'

const rules: Record<string, FieldRule> = {
  name: { expected: 'the name of the project, 1 to 60 characters', fix: 'write the name the project uses' },
  description: { expected: 'one line of 1 to 120 characters', fix: 'say in one line what it does for whom' },
  website: { expected: address, fix: 'copy the address from a browser' },
  source: {
    expected: address,
    fix: 'add the address of the source code, or else of the documentation or a page about it',
  },
  tags: { expected: 'a list of at least one tag id', fix: 'choose from data/tags.json' },
  note: { expected: 'text for the maintainers, or no such field', fix: 'write it as text or remove it' },
}

/**
 * Reads data/showcase.json.
 * @param file its name in error messages
 * @param tagIds ids that the showcase may use
 * @throws naming file, line, field, what was found and expected, and the fix
 */
export function parseShowcase(file: string, text: string, tagIds: string[]): Site[] {
  const sites = parseList({ file, text }, siteSchema, rules)
  const repeated = duplicates(
    sites.map((site) => site.name),
    'name',
  )
  const problems = [...repeated, ...unknownTags(sites, tagIds)]
  if (problems.length > 0) throw listError({ file, text }, problems)
  return sites
}
