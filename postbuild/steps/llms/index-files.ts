import { areas } from './areas'
import type { IndexedPage } from './index-line'
import { areaIndex, areaText, type KnownFacts, llmsIndex, type MachineFile } from './llms-index'
import type { Site } from '../markdown/page-address'
import { NOT_FOUND, type PageWithMarkdown } from '../markdown/make-markdown'

/** Pages without their own text. */
const UNLISTED = new Set([NOT_FOUND, '/search'])

const indexed = ({ route, title, description, facts }: PageWithMarkdown): IndexedPage => ({
  route,
  title: route === '/' ? 'Celo Documentation' : title,
  description,
  status: facts?.status ?? 'current',
  isDocument: facts !== undefined,
})

/** llms.txt, and llms.txt and llms-full.txt of each area, by file name. */
export function indexFiles(
  { pages, files }: { pages: readonly PageWithMarkdown[]; files: readonly MachineFile[] },
  site: Site,
  known: KnownFacts,
): Map<string, string> {
  const listed = pages.filter(({ route }) => !UNLISTED.has(route)).map(indexed)
  const markdown = new Map(pages.map((page) => [page.route, page.markdown]))
  const ofAreas = areas.flatMap((area): [string, string][] => [
    [`${area.folder}/llms.txt`, areaIndex(area, listed, site)],
    [`${area.folder}/llms-full.txt`, areaText(area, (route) => markdown.get(route)!, listed)],
  ])
  return new Map([['llms.txt', llmsIndex({ pages: listed, files, site, known })], ...ofAreas])
}
