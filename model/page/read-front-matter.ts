import { parse as parseYaml } from 'yaml'
import type { Diagnostic } from '../diagnostic'
import { isObject } from '../is-object'
import { type FrontMatter, frontMatterProblems } from './front-matter'
import { frontMatterSchema } from './front-matter-schema'
import { splitFrontMatter } from './split-front-matter'

/** The fields of a page's front matter, not validated: none if it's absent, and the reason if it isn't YAML. */
export function parseFrontMatter(source: string): Record<string, unknown> | string {
  const { yaml } = splitFrontMatter(source)
  if (yaml === undefined) return {}
  try {
    const value: unknown = parseYaml(yaml)
    return isObject(value) ? value : {}
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? 'not YAML') : String(error)
  }
}

/** Reads the front matter from a page's source: null, with the problems, if it can't be used. */
export function readFrontMatter(
  file: string,
  source: string,
): { frontMatter: FrontMatter | null; problems: Diagnostic[] } {
  const parsed = parseFrontMatter(source)
  if (typeof parsed === 'string') {
    const fix = 'put values that contain ": " or "#" in quotes'
    const place = { file, line: 1, field: 'front matter', severity: 'error' as const }
    return { frontMatter: null, problems: [{ ...place, found: parsed, expected: 'YAML', fix }] }
  }
  const problems = frontMatterProblems(file, source, parsed)
  const result = frontMatterSchema.safeParse(parsed)
  return { frontMatter: result.success ? result.data : null, problems }
}
