import { absolute, type Site } from '../markdown/page-address'
import { areaOfRoute, areas, type Area } from './areas'
import { indexLine, isPast, type IndexedPage } from './index-line'

/** Assistants cut longer files. */
export const LONGEST_INDEX = 50_000
/** Descriptions are left out beyond this length, so that a few more pages never come near the limit. */
const COMFORTABLE_INDEX = 45_000

/** What every reader of the index should know, from the registry. */
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

/** What there is beside the pages: each with its address and what it is. */
export interface MachineFile {
  readonly address: string
  readonly title: string
  readonly about: string
}

const fileLine = ({ address, title, about }: MachineFile, site: Site) =>
  `- [${title}](${absolute(site, address)}): ${about}`

/** Data is named without a link: who follows every link of the index expects pages. */
const dataLine = ({ address, title, about }: MachineFile, site: Site) =>
  `- ${title}, at \`${absolute(site, address)}\`: ${about}`

const areaFiles = ({ name, folder }: Area): MachineFile[] => [
  { address: `/${folder}/llms.txt`, title: `${name}: index`, about: 'its pages, with descriptions' },
  { address: `/${folder}/llms-full.txt`, title: `${name}: full text`, about: 'all its pages in one file' },
]

/** What the index of the site is made from. */
export interface IndexSources {
  readonly pages: readonly IndexedPage[]
  readonly files: readonly MachineFile[]
  readonly site: Site
  readonly known: KnownFacts
}

/** Groups of pages, in the order in which they lose their descriptions when the index gets too long. */
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
 * llms.txt of the whole site: one line a page, by area. When it would get too long, descriptions are left to the indexes
 * of the areas, group by group.
 * @throws when it is too long without any
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

/** llms.txt of one area: its pages with their descriptions, what is over at the end. */
export function areaIndex(area: Area, pages: readonly IndexedPage[], site: Site): string {
  const own = pages.filter((page) => page.isDocument && areaOfRoute(page.route) === area)
  const line = (page: IndexedPage) => indexLine(page, site)
  return [
    `# Celo Documentation: ${area.name}\n\n> The pages of one area, each as Markdown. All areas: ${absolute(site, '/llms.txt')}\n`,
    section('Pages', own.filter((page) => !isPast(page)).map(line)),
    section('Optional: historical pages', own.filter(isPast).map(line)),
  ].join('')
}

/** llms-full.txt of one area: the Markdown of its pages, one after the other. */
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
