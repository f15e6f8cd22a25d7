import { celo } from './sites/celo'
import { docusaurus } from './sites/docusaurus'
import { nextra } from './sites/nextra'
import type { Site } from './sites/site'
import { starlight } from './sites/starlight'
import { vitepress } from './sites/vitepress'

/** The compared sites, in the table's order. */
export const sites: readonly Site[] = [celo, starlight, vitepress, nextra, docusaurus]
