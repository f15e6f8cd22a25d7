import { DiagnosticError } from '../model/diagnostic'
import path from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import type { ParseFrontMatter } from '@docusaurus/types'
import { parsePageFrontMatter } from '../model/page/front-matter'
import { sourceProblems } from '../model/page/source-problems'
import { routeFromFile } from '../model/route'
import { receiptPath, type Receipt } from '../model/code-block/receipts'
import { claimRoute } from './claimed-routes'
import { describeProvenance, readProvenance } from './page-provenance'
import { readPageReadings } from './page-readings'

/** Receipts of one page; none where no check has run. */
function readPageReceipts(route: string): Receipt[] {
  const receipts = path.join('receipts', receiptPath(route))
  if (!existsSync(receipts)) return []
  return (JSON.parse(readFileSync(receipts, 'utf8')) as { receipts: Receipt[] }).receipts
}

/**
 * Every page of docs/ answers to one schema; a page that does not stops the build with file, field and fix. The generator's
 * own reader comes second: it evaluates front matter that starts with `---js`.
 */
export const parsePage: ParseFrontMatter = async (params) => {
  const file = path.relative(process.cwd(), params.filePath)
  const [first, ...rest] = sourceProblems(file, params.fileContent)
  if (first) throw new DiagnosticError([first, ...rest])
  const result = await params.defaultParseFrontMatter(params)
  if (!file.startsWith(`docs${path.sep}`)) return result
  const { replacedBy, ...frontMatter } = parsePageFrontMatter(file, params.fileContent, result.frontMatter)
  // Docusaurus would show the page's own label instead of the one that the outline of its sidebar gives.
  delete frontMatter.sidebar_label
  claimRoute(file, params.fileContent, frontMatter.slug)
  const replacement = replacedBy ? { replacedBy } : {}
  const readings = readPageReadings(params.fileContent)
  const provenance = readProvenance(
    readPageReceipts(routeFromFile(file, frontMatter.slug)),
    params.fileContent,
    readings,
  )
  const shown = provenance ? { provenance: describeProvenance(provenance) } : {}
  return { ...result, frontMatter: { ...frontMatter, ...replacement, ...shown } }
}
