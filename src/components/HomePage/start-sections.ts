// The lists on /home, one for each kind of reader.
import { translate } from '@docusaurus/Translate'
import type { IndexEntry } from '../IndexRow/IndexRow'

/** Section "Getting started" of /home. */
export function gettingStarted(): IndexEntry[] {
  return [
    {
      to: ['/wallet'],
      title: translate({ id: 'homePage.start.wallet.title', message: 'Choose a wallet' }),
      text: translate({ id: 'homePage.start.wallet.text', message: 'Compare wallets that support Celo' }),
    },
    {
      to: ['/showcase'],
      title: translate({ id: 'homePage.start.dapp.title', message: 'Use a dApp' }),
      text: translate({ id: 'homePage.start.dapp.text', message: 'Explore apps built on Celo' }),
    },
    {
      to: ['/what-is-celo'],
      title: translate({ id: 'homePage.start.concepts.title', message: 'Basic concepts' }),
      text: translate({ id: 'homePage.start.concepts.text', message: "Learn what Celo is and who it's for" }),
    },
  ]
}

/** Section "Developers" of /home. */
export function developers(): IndexEntry[] {
  return [
    {
      to: ['/developer/deploy', '/developer/deploy/foundry'],
      title: translate({ id: 'homePage.developers.dapp.title', message: 'Build a dApp' }),
      text: translate({ id: 'homePage.developers.dapp.text', message: 'Write, test and deploy a contract' }),
    },
    {
      to: ['/developer/setup/overview', '/build/quickstart'],
      title: translate({ id: 'homePage.developers.setup.title', message: 'Set up your environment' }),
      text: translate({ id: 'homePage.developers.setup.text', message: 'Install the tools you need' }),
    },
    {
      to: ['/developer/sdks/celo-sdks', '/developer/viem'],
      title: translate({ id: 'homePage.developers.libraries.title', message: 'Libraries and SDKs' }),
      text: translate({
        id: 'homePage.developers.libraries.text',
        message: 'Find a library for your language',
      }),
    },
    {
      to: ['/cli'],
      title: translate({ id: 'homePage.developers.cli.title', message: 'Command line' }),
      text: translate({ id: 'homePage.developers.cli.text', message: 'Every celocli command and flag' }),
    },
  ]
}

/** Section "Integrations" of /home. */
export function integrations(): IndexEntry[] {
  return [
    {
      to: ['/cel2/operators/run-node'],
      title: translate({ id: 'homePage.integrations.node.title', message: 'Run a full node' }),
      text: translate({
        id: 'homePage.integrations.node.text',
        message: 'Set up, monitor and upgrade a full node',
      }),
    },
    {
      to: ['/developer/deploy', '/developer/deploy/foundry'],
      title: translate({ id: 'homePage.integrations.contracts.title', message: 'Deploy contracts' }),
      text: translate({
        id: 'homePage.integrations.contracts.text',
        message: 'Deploy and verify your contracts',
      }),
    },
    {
      to: ['/network'],
      title: translate({ id: 'homePage.integrations.network.title', message: 'Network details' }),
      text: translate({
        id: 'homePage.integrations.network.text',
        message: 'Chain IDs, RPC endpoints and limits',
      }),
    },
    {
      to: ['/integration/checklist', '/integration'],
      title: translate({ id: 'homePage.integrations.checklist.title', message: 'Integration checklist' }),
      text: translate({
        id: 'homePage.integrations.checklist.text',
        message: 'For exchanges and custodians',
      }),
    },
    {
      to: ['/developer/bridges', 'https://superbridge.app/celo'],
      title: translate({ id: 'homePage.integrations.bridges.title', message: 'Bridges' }),
      text: translate({ id: 'homePage.integrations.bridges.text', message: 'Move tokens to and from Celo' }),
    },
    {
      to: ['/developer/oracles'],
      title: translate({ id: 'homePage.integrations.oracles.title', message: 'Oracles' }),
      text: translate({ id: 'homePage.integrations.oracles.text', message: 'Bring price data onchain' }),
    },
    {
      to: ['/integration/listings'],
      title: translate({ id: 'homePage.integrations.listings.title', message: 'Listings' }),
      text: translate({
        id: 'homePage.integrations.listings.text',
        message: 'Get your app or token listed',
      }),
    },
    {
      to: ['/contracts/core-contracts'],
      title: translate({ id: 'homePage.integrations.addresses.title', message: 'Contract addresses' }),
      text: translate({
        id: 'homePage.integrations.addresses.text',
        message: 'Core contracts on both networks',
      }),
    },
  ]
}

/** Section "Validators" of /home. */
export function validators(): IndexEntry[] {
  return [
    {
      to: ['/what-is-celo/about-celo-l1/validator/run/mainnet'],
      title: translate({ id: 'homePage.validators.run.title', message: 'Run a validator' }),
      text: translate({
        id: 'homePage.validators.run.text',
        message: 'How validators worked on the Celo L1',
      }),
    },
    {
      to: ['/network/node/overview', '/cel2/operators/run-node'],
      title: translate({ id: 'homePage.validators.nodes.title', message: 'Nodes and services' }),
      text: translate({ id: 'homePage.validators.nodes.text', message: 'Compare node types and services' }),
    },
    {
      to: ['/what-is-celo/about-celo-l1/validator/security'],
      title: translate({ id: 'homePage.validators.tools.title', message: 'Validator security' }),
      text: translate({ id: 'homePage.validators.tools.text', message: 'Protect keys, hosts and services' }),
    },
    {
      to: ['/what-is-celo/about-celo-l1/validator/celo-foundation-voting-policy'],
      title: translate({ id: 'homePage.validators.policy.title', message: 'Voting policy' }),
      text: translate({
        id: 'homePage.validators.policy.text',
        message: 'How the Celo Foundation voted',
      }),
    },
  ]
}
