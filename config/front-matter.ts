import path from 'node:path'
import type { ParseFrontMatter } from '@docusaurus/types'
import { parsePageFrontMatter } from '../checks/content/front-matter'
import { isPlanned } from '../sidebars/planned'
import { claimRoute } from './claimed-routes'

/** Every page of docs/ answers to one schema; a page that does not stops the build with file, field and mend. */
export const parsePage: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params)
  const file = path.relative(process.cwd(), params.filePath)
  if (!file.startsWith(`docs${path.sep}`)) return result
  const { replacedBy, ...frontMatter } = parsePageFrontMatter(file, params.fileContent, result.frontMatter)
  claimRoute(file, params.fileContent, frontMatter.slug)
  const replacement = replacedBy && !isPlanned(replacedBy) ? { replacedBy } : {}
  return { ...result, frontMatter: { ...frontMatter, ...replacement } }
}
