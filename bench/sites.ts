import { celo } from './sites/celo'
import { docusaurus } from './sites/docusaurus'
import type { Site } from './sites/site'
import { starlight } from './sites/starlight'
import { vitepress } from './sites/vitepress'

/** What is compared, in the order of the table. */
export const sites: readonly Site[] = [celo, starlight, vitepress, docusaurus]
