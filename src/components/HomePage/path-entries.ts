// The three ways in. Their pages are part of the specification, so the build's link check covers these targets.
import { translate } from '@docusaurus/Translate'

export interface Path {
  /** Four tiles; see theme/Glyph. */
  glyph: string
  to: string
  title: string
  text: string
  links: [to: string, name: string][]
}

function build(): Path {
  return {
    glyph: 'Assc',
    to: '/build',
    title: translate({ id: 'home.paths.build.title', message: 'Build an app' }),
    text: translate({ id: 'home.paths.build.text', message: 'Payments, agents and contracts' }),
    links: [
      ['/build/quickstart', translate({ id: 'home.paths.build.quickstart', message: 'Quickstart' })],
      [
        '/developer/viem#read-balances',
        translate({ id: 'home.paths.build.read', message: 'Read in a minute' }),
      ],
      ['/build/build-on-minipay/overview', translate({ id: 'home.paths.build.minipay', message: 'MiniPay' })],
      ['/build/build-with-ai/overview', translate({ id: 'home.paths.build.agents', message: 'AI agents' })],
      ['/developer/deploy', translate({ id: 'home.paths.build.deploy', message: 'Deploy' })],
    ],
  }
}

function node(): Path {
  return {
    glyph: 'ssCs',
    to: '/cel2/operators/overview',
    title: translate({ id: 'home.paths.node.title', message: 'Run a node' }),
    text: translate({ id: 'home.paths.node.text', message: 'Sync, serve and upgrade op-reth' }),
    links: [
      ['/cel2/operators/run-node', translate({ id: 'home.paths.node.start', message: 'Start a node' })],
      [
        '/cel2/operators/community-rpc-node',
        translate({ id: 'home.paths.node.rpc', message: 'Community RPC' }),
      ],
      ['/cel2/notices/jovian-upgrade', translate({ id: 'home.paths.node.upgrades', message: 'Upgrades' })],
    ],
  }
}

function everyday(): Path {
  return {
    glyph: 'eCcb',
    to: '/what-is-celo/using-celo',
    title: translate({ id: 'home.paths.use.title', message: 'Use Celo' }),
    text: translate({ id: 'home.paths.use.text', message: 'Wallets, bridges, fees and votes' }),
    links: [
      ['/what-is-celo/using-celo/wallets', translate({ id: 'home.paths.use.wallets', message: 'Wallets' })],
      ['/what-is-celo/using-celo/bridges', translate({ id: 'home.paths.use.bridges', message: 'Bridges' })],
      ['/what-is-celo/using-celo/gas-fees', translate({ id: 'home.paths.use.fees', message: 'Fees' })],
      [
        '/what-is-celo/using-celo/protocol/governance/overview',
        translate({ id: 'home.paths.use.voting', message: 'Voting' }),
      ],
    ],
  }
}

/** Build, run a node, use Celo. */
export const paths = (): Path[] => [build(), node(), everyday()]
