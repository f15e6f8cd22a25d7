import type { Diagnostic } from '../diagnostic'
import { parse as parseYaml } from 'yaml'
import { type FrontMatter, frontMatterProblems } from './front-matter'
import { frontMatterSchema } from './front-matter-schema'

function parseBlock(source: string): object | string {
  const yaml = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(source)?.[1]
  if (yaml === undefined) return {}
  try {
    const value: unknown = parseYaml(yaml)
    return typeof value === 'object' && value !== null ? value : {}
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? 'not YAML') : String(error)
  }
}

/** Reads the front matter from a page's source: null, with the problems, if it can't be used. */
export function readFrontMatter(
  file: string,
  source: string,
): { frontMatter: FrontMatter | null; problems: Diagnostic[] } {
  const parsed = parseBlock(source)
  if (typeof parsed === 'string') {
    const fix = 'put values that contain ": " or "#" in quotes'
    const place = { file, line: 1, field: 'front matter', severity: 'error' as const }
    return { frontMatter: null, problems: [{ ...place, found: parsed, expected: 'YAML', fix }] }
  }
  const problems = frontMatterProblems(file, source, parsed)
  const result = frontMatterSchema.safeParse(parsed)
  return { frontMatter: result.success ? result.data : null, problems }
}

/**
 * The route of a file under docs/: `docs/build/index.mdx` is `/build`; a slug in the front matter takes precedence.
 */
export function routeFromFile(file: string, slug?: string): string {
  if (slug?.startsWith('/')) return slug
  const path = file
    .replace(/^.*?docs\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '')
  return `/${path}`
}
