import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'
import { buildOnCelo } from './build-on-celo'
import { celoL2 } from './celo-l2'
import { outline } from './outline'
import { tooling } from './tooling'
import { whatIsCelo } from './what-is-celo'

/** The four sidebars of the specification. The first page of each is its overview. */
const sidebars: SidebarsConfig = {
  whatisCeloSidebar: outline(whatIsCelo, 'what-is-celo'),
  buildOnCeloSidebar: outline(buildOnCelo, 'build-on-celo'),
  toolingSidebar: outline(tooling, 'tooling'),
  celoL2Sidebar: outline(celoL2, 'celo-l2'),
}

export default sidebars
