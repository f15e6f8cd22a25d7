// What's new, for the landing page. An entry gets its date from its event, so the date isn't written here.
import { z } from 'zod'
import { duplicates, parseList, listError, type FieldRule, type EntryFault } from './data-problem'

const newsSchema = z.strictObject({
  event: z.string().regex(/^[\w-]+\.[\w-]+$/),
  title: z.string().trim().min(1).max(50),
  text: z.string().trim().min(1).max(60),
  page: z.string().regex(/^\/[\w/-]+$/),
})

export type NewsEntry = z.infer<typeof newsSchema>

const rules: Record<string, FieldRule> = {
  event: {
    expected: 'an event of data/events.json with its network or occasion',
    fix: 'write e.g. "jovian.celo"',
  },
  title: { expected: 'one line of 1 to 50 characters', fix: 'name what changed' },
  text: { expected: 'one line of 1 to 60 characters', fix: 'say who has to do what' },
  page: { expected: 'the route of the page about it', fix: 'write e.g. "/cel2/notices/jovian-upgrade"' },
}

/** Where a list entry refers to something that doesn't exist. */
export interface NewsSources {
  /** Date of an event as YYYY-MM-DD; throws for an event that isn't in the registry. */
  getDate: (event: string) => string
  hasPage: (route: string) => boolean
}

export interface DatedNews extends NewsEntry {
  /** Day as YYYY-MM-DD. */
  date: string
}

function missingPages(entries: NewsEntry[], { hasPage }: NewsSources): EntryFault[] {
  return entries.flatMap(({ page }, index) =>
    hasPage(page)
      ? []
      : [
          {
            path: [index, 'page'],
            found: JSON.stringify(page),
            expected: 'a page that exists',
            fix: 'correct the route, or write the page',
          },
        ],
  )
}

/**
 * Reads data/news.json.
 * @param file its name in error messages
 * @returns entries with the dates of their events, latest first
 * @throws naming file, line, field, what was found and expected, and the fix
 */
export function parseNews(file: string, text: string, sources: NewsSources): DatedNews[] {
  const entries = parseList({ file, text }, newsSchema, rules)
  const repeated = duplicates(
    entries.map(({ event }) => event),
    'event',
  )
  const problems = [...repeated, ...missingPages(entries, sources)]
  if (problems.length > 0) throw listError({ file, text }, problems)
  return entries
    .map((entry) => ({ ...entry, date: sources.getDate(entry.event) }))
    .sort((a, b) => Number(a.date < b.date) - Number(a.date > b.date))
}
