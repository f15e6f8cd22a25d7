import { z } from 'zod'
import { findInvisible } from './invisible-characters'

const PAGE_TYPES = ['tutorial', 'how-to', 'reference', 'concept', 'notice', 'index'] as const
const AUDIENCES = ['user', 'app-developer', 'agent-developer', 'operator', 'contributor'] as const
const STATUSES = ['current', 'beta', 'retired', 'historical'] as const
const NETWORKS = ['celo', 'celo-sepolia', 'alfajores', 'baklava', 'ethereum', 'ethereum-sepolia'] as const

const TITLE_MAX = 60
const DESCRIPTION_MIN = 60
const DESCRIPTION_MAX = 155

function isRealDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

// YAML parsers return a bare 2026-11-21 as a Date; pages keep it as text.
const dayText = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .refine(isRealDay),
)
const sitePath = z.string().regex(/^\/(?:[a-z0-9][\w-]*(?:\/[\w-]+)*)?$/i)
const text = z
  .string()
  .trim()
  .refine((value) => findInvisible(value) === undefined)
const phrase = text.min(1)
const tocLevel = z.number().int().min(2).max(6)

const fields = z.strictObject({
  title: text
    .min(3)
    .max(TITLE_MAX)
    .refine((title) => title.toLowerCase() !== 'overview'),
  description: text.min(DESCRIPTION_MIN).max(DESCRIPTION_MAX),
  type: z.enum(PAGE_TYPES),
  audience: z.array(z.enum(AUDIENCES)).min(1),
  networks: z.array(z.enum(NETWORKS)).min(1),
  status: z.enum(STATUSES),
  replacedBy: sitePath.optional(),
  sources: z.array(text.min(3)).min(1),
  verified: dayText,
  keywords: z.array(phrase).min(1),
  keepTerms: z.array(z.string().regex(/^[^:]{3,40}: .{10,}$/)).optional(),
  generated: z.boolean().optional(),
  sidebar_label: phrase.optional(),
  slug: sitePath.optional(),
  toc_min_heading_level: tocLevel.optional(),
  toc_max_heading_level: tocLevel.optional(),
  unlisted: z.boolean().optional(),
  draft: z.boolean().optional(),
  pagination_next: phrase.nullable().optional(),
  pagination_prev: phrase.nullable().optional(),
})

/** Every page's front matter, following this site's content standard; unknown fields are rejected. */
export const frontMatterSchema = fields.refine(
  (page) => page.replacedBy !== undefined || (page.status !== 'retired' && page.status !== 'historical'),
  { path: ['replacedBy'] },
)

export type FrontMatter = z.infer<typeof fields>

export const FIELD_NAMES: readonly string[] = Object.keys(fields.shape)

/** What each field must contain, worded for its error message. */
export const EXPECTED: Readonly<Record<string, string>> = {
  title: `a unique title of at most ${TITLE_MAX} characters that says more than "Overview"`,
  description: `one sentence of ${DESCRIPTION_MIN} to ${DESCRIPTION_MAX} characters`,
  type: `one of ${PAGE_TYPES.join(', ')}`,
  audience: `a list of one or more of ${AUDIENCES.join(', ')}`,
  networks: `a list of one or more of ${NETWORKS.join(', ')}`,
  status: `one of ${STATUSES.join(', ')}`,
  replacedBy: 'a root-relative path without extension (a retired or historical page must have one)',
  sources: 'a list of one or more sources, such as "celo-org/docs build/x.mdx@3c20055b"',
  verified: 'a real day as YYYY-MM-DD',
  keywords: 'a list of one or more words or phrases (quote numbers)',
  keepTerms:
    'a list of phrases from data/voice/terms.tsv that the page keeps, each with its reason: "coin type: SLIP-44 calls it that"',
  generated: 'true or false',
  sidebar_label: 'a short label',
  slug: 'a root-relative path of letters, digits, - and _, without extension',
  toc_min_heading_level: 'a heading level from 2 to 6',
  toc_max_heading_level: 'a heading level from 2 to 6',
  unlisted: 'true or false',
  draft: 'true or false',
  pagination_next: "a page's ID, or null",
  pagination_prev: "a page's ID, or null",
}
