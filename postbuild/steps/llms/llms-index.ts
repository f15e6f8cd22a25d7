import { absolute, type Site } from '../markdown/page-address'
import { areaOfRoute, areas, type Area } from './areas'
import { indexLine, isPast, type IndexedPage } from './index-line'

/** Assistants cut longer files. */
export const LONGEST_INDEX = 50_000
/** Descriptions are left out beyond this length, so a few more pages don't get close to the limit. */
const COMFORTABLE_INDEX = 45_000

/** Facts from the registry that every reader of the index should know. */
export interface KnownFacts {
  /** The day on which Celo became an L2. */
  readonly layer2Since: string
  readonly testnet: string
}

const getHead = ({ layer2Since, testnet }: KnownFacts) => `# Celo Documentation

> Celo is an Ethereum L2 for payments. Network fees can be paid in stablecoins. These pages cover building apps, contracts, tools, running nodes and using Celo.

Every page is Markdown at its address plus \`.md\`. Facts come from one registry, and each page lists the day they were last checked.

- Celo has been an Ethereum L2 since ${layer2Since}. Its testnet is ${testnet}; Alfajores and Baklava have been shut down.
- USDm, EURm and the other Mento stablecoins were formerly called cUSD, cEUR and so on.
- To pay fees in USDC or USDT, set \`feeCurrency\` to the address of the fee adapter, never to the token's address.
`

const section = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? `\n## ${title}\n\n${lines.join('\n')}\n` : ''

/** Additional files, each with its URL and a description. */
export interface MachineFile {
  readonly address: string
  readonly title: string
  readonly about: string
}

const fileLine = ({ address, title, about }: MachineFile, site: Site) =>
  `- [${title}](${absolute(site, address)}): ${about}`

/** Data is listed without a link, because tools that follow every link in the index expect pages. */
const dataLine = ({ address, title, about }: MachineFile, site: Site) =>
  `- ${title}, at \`${absolute(site, address)}\`: ${about}`

const areaFiles = ({ name, folder }: Area): MachineFile[] => [
  { address: `/${folder}/llms.txt`, title: `${name}: index`, about: 'its pages, with descriptions' },
  { address: `/${folder}/llms-full.txt`, title: `${name}: full text`, about: 'all its pages in one file' },
]

/** The inputs for the site's index. */
export interface IndexSources {
  readonly pages: readonly IndexedPage[]
  readonly files: readonly MachineFile[]
  readonly site: Site
  readonly known: KnownFacts
}

/** Groups of pages, in the order in which they lose their descriptions if the index gets too long. */
const SHORTENED: readonly string[] = [
  'past',
  'lists',
  'CLI',
  'What is Celo',
  'Build on Celo',
  'Celo L2',
  'Tooling',
  'Contracts',
]

function makeGroup(page: IndexedPage): string {
  if (!page.isDocument) return 'lists'
  return isPast(page) ? 'past' : areaOfRoute(page.route).name
}

function indexText({ pages, files, site, known }: IndexSources, short: ReadonlySet<string>): string {
  const lines = (group: string) =>
    pages.filter((page) => makeGroup(page) === group).map((page) => indexLine(page, site, !short.has(group)))
  return [
    getHead(known),
    section(
      'Data and tools',
      files.map((file) => dataLine(file, site)),
    ),
    section(
      'Areas',
      areas.flatMap(areaFiles).map((file) => fileLine(file, site)),
    ),
    ...areas.map(({ name }) => section(name, lines(name))),
    section('Lists and search', lines('lists')),
    section('Optional: historical pages', lines('past')),
  ].join('')
}

/**
 * llms.txt for the whole site: one line per page, by area. If it would get too long, descriptions move to the area
 * indexes, group by group.
 * @throws if it's too long without any
 */
export function llmsIndex(sources: IndexSources): string {
  const texts = [...SHORTENED.keys(), SHORTENED.length].map(
    (count) => () => indexText(sources, new Set(SHORTENED.slice(0, count))),
  )
  let text = ''
  for (const make of texts) {
    text = make()
    if (text.length < COMFORTABLE_INDEX) return text
  }
  if (text.length < LONGEST_INDEX) return text
  throw new Error(
    `build/llms.txt: found ${text.length} characters, expected fewer than ${LONGEST_INDEX}. Fix: list the pages of the largest area only in the area's index, in postbuild/steps/llms/llms-index.ts.`,
  )
}

/** llms.txt of one area: its pages with their descriptions, the past at the end. */
export function areaIndex(area: Area, pages: readonly IndexedPage[], site: Site): string {
  const own = pages.filter((page) => page.isDocument && areaOfRoute(page.route) === area)
  const line = (page: IndexedPage) => indexLine(page, site)
  return [
    `# Celo Documentation: ${area.name}\n\n> The pages of one area, each as Markdown. All areas: ${absolute(site, '/llms.txt')}\n`,
    section('Pages', own.filter((page) => !isPast(page)).map(line)),
    section('Optional: historical pages', own.filter(isPast).map(line)),
  ].join('')
}

/** llms-full.txt of one area: the Markdown of its pages, one after another. */
export function areaText(
  area: Area,
  toMarkdown: (route: string) => string,
  pages: readonly IndexedPage[],
): string {
  const own = pages.filter((page) => page.isDocument && areaOfRoute(page.route) === area)
  return [...own.filter((page) => !isPast(page)), ...own.filter(isPast)]
    .map(({ route }) => toMarkdown(route))
    .join('\n')
}
