// Tags for the showcase, the tutorials list and /home: ID, label, color of the dot, and the lists that use them.
import { z } from 'zod'
import { duplicates, parseList, listError, type FieldRule } from './data-problem'

const tagList = z.enum(['showcase', 'tutorials', 'home'])

const tagSchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9]+(-[a-z0-9]+)*$/),
  label: z.string().min(1).max(30),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  description: z.string().max(120),
  lists: z.array(tagList).min(1),
})

export type Tag = z.infer<typeof tagSchema>
export type TagList = z.infer<typeof tagList>

const rules: Record<string, FieldRule> = {
  id: { expected: 'letters, digits and single hyphens', fix: 'write an id such as "not-maintained"' },
  label: { expected: '1 to 30 characters', fix: 'write the word that readers see' },
  colour: {
    expected: 'a color such as "#e9669e", in lower case',
    fix: 'write # and six hexadecimal digits',
  },
  description: { expected: 'text of at most 120 characters, or ""', fix: 'shorten it, or write ""' },
  lists: { expected: 'one or more of showcase, tutorials, home', fix: 'name the lists that use the tag' },
}

/**
 * Reads data/tags.json.
 * @param file its name in error messages
 * @throws naming file, line, field, what was found and expected, and the fix
 */
export function parseTags(file: string, text: string): Tag[] {
  const tags = parseList({ file, text }, tagSchema, rules)
  const repeated = duplicates(
    tags.map((tag) => tag.id),
    'id',
  )
  if (repeated.length > 0) throw listError({ file, text }, repeated)
  return tags
}

/** IDs of the tags that a list can use, in the order of the file. */
export function listTagIds(tags: Tag[], list: TagList): string[] {
  return tags.filter((tag) => tag.lists.includes(list)).map((tag) => tag.id)
}
