import { AREA_ORDER, getArea } from '../../../src/search/index/area'

export interface Area {
  readonly name: string
  /** Folder for its indexes, relative to the site's root. */
  readonly folder: string
}

/** Folders by area; names and contents match the search results. */
const FOLDERS: Readonly<Record<(typeof AREA_ORDER)[number], string>> = {
  'What is Celo': 'what-is-celo',
  'Build on Celo': 'build',
  Tooling: 'developer',
  Contracts: 'contracts',
  CLI: 'cli',
  'Celo L2': 'cel2',
}

/** Areas in the order of the site's menu. */
export const areas: readonly Area[] = AREA_ORDER.map((name) => ({ name, folder: FOLDERS[name] }))

/** The area of a page. */
export const areaOfRoute = (route: string): Area => areas.find(({ name }) => name === getArea(route))!
