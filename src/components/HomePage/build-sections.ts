// The landing page's lists for developers. Link targets are part of the site's interface; the wording is ours.
import { translate } from '@docusaurus/Translate'
import type { IndexEntry } from '../IndexRow/IndexRow'

/** Section "Learn to build". */
export function learnToBuild(): IndexEntry[] {
  return [
    {
      to: ['/build/quickstart'],
      title: translate({ id: 'home.section1.quickstart.title', message: 'Quickstart' }),
      text: translate({
        id: 'home.section1.quickstart.text',
        message: 'Create an app and pay its network fee in USDm',
      }),
    },
    {
      to: ['/developer/deploy', '/developer/deploy/foundry'],
      title: translate({ id: 'home.section1.deploy.title', message: 'Deploy a contract' }),
      text: translate({
        id: 'home.section1.deploy.text',
        message: 'Compile a contract and deploy it to the testnet',
      }),
    },
    {
      to: ['/build/build-on-minipay/overview'],
      title: translate({ id: 'home.section1.minipay.title', message: 'Build on MiniPay' }),
      text: translate({
        id: 'home.section1.minipay.text',
        message: 'Build apps for a mobile stablecoin wallet',
      }),
    },
    {
      to: ['/build/build-with-ai/overview'],
      title: translate({ id: 'home.section1.ai.title', message: 'Build with AI' }),
      text: translate({ id: 'home.section1.ai.text', message: 'Build agents that hold and send tokens' }),
    },
    {
      to: ['/build/build-with-defi'],
      title: translate({ id: 'home.section1.defi.title', message: 'Build with DeFi' }),
      text: translate({ id: 'home.section1.defi.text', message: 'Swap, lend and borrow on Celo' }),
    },
    {
      to: ['/build/build-with-self'],
      title: translate({ id: 'home.section1.self.title', message: 'Build with Self' }),
      text: translate({
        id: 'home.section1.self.text',
        message: "Verify a user's age or uniqueness privately",
      }),
    },
    {
      to: ['/developer/fee-abstraction'],
      title: translate({ id: 'home.section1.fees.title', message: 'Fees in stablecoins' }),
      text: translate({
        id: 'home.section1.fees.text',
        message: 'Let users pay fees in the tokens they hold',
      }),
    },
  ]
}

/** Section "Providers and frameworks". */
export function providersAndFrameworks(): IndexEntry[] {
  return [
    {
      to: ['/developer/viem'],
      title: translate({ id: 'home.section2.viem.title', message: 'viem' }),
      text: translate({
        id: 'home.section2.viem.text',
        message: 'The TypeScript library used in these docs',
      }),
    },
    {
      to: ['/developer/deploy/hardhat', 'https://hardhat.org'],
      title: translate({ id: 'home.section2.hardhat.title', message: 'Hardhat' }),
      text: translate({ id: 'home.section2.hardhat.text', message: 'Compile, test and deploy contracts' }),
    },
    {
      to: ['/developer/thirdweb-sdk', 'https://thirdweb.com'],
      title: translate({ id: 'home.section2.thirdweb.title', message: 'thirdweb' }),
      text: translate({ id: 'home.section2.thirdweb.text', message: 'SDKs for contracts and wallets' }),
    },
    {
      to: ['/network/node/alchemy'],
      title: translate({ id: 'home.section2.alchemy.title', message: 'Alchemy' }),
      text: translate({ id: 'home.section2.alchemy.text', message: 'Hosted RPC endpoints' }),
    },
    {
      to: ['https://docs.infura.io/infura/'],
      title: translate({ id: 'home.section2.infura.title', message: 'Infura' }),
      text: translate({ id: 'home.section2.infura.text', message: 'Hosted RPC endpoints' }),
    },
    {
      to: ['https://www.quicknode.com/chains/celo'],
      title: translate({ id: 'home.section2.quicknode.title', message: 'QuickNode' }),
      text: translate({ id: 'home.section2.quicknode.text', message: 'Hosted RPC endpoints' }),
    },
    {
      to: ['https://www.lavanet.xyz/'],
      title: translate({ id: 'home.section2.lava.title', message: 'Lava' }),
      text: translate({ id: 'home.section2.lava.text', message: 'RPC access across multiple providers' }),
    },
  ]
}

/** Section "Start your journey": six cards. */
export function startYourJourney(): IndexEntry[] {
  return [
    {
      to: ['https://faucet.celo.org'],
      title: translate({ id: 'home.section3.faucet.title', message: 'Faucet' }),
      text: translate({ id: 'home.section3.faucet.text', message: 'Get test CELO on Celo Sepolia' }),
    },
    {
      to: ['https://celoscan.io/'],
      title: translate({ id: 'home.section3.explorer.title', message: 'Block explorer' }),
      text: translate({ id: 'home.section3.explorer.text', message: 'Look up transactions and contracts' }),
    },
    {
      to: ['/developer/bridges', 'https://superbridge.app/celo'],
      title: translate({ id: 'home.section3.bridge.title', message: 'Bridge' }),
      text: translate({ id: 'home.section3.bridge.text', message: 'Move tokens to and from Celo' }),
    },
    {
      to: ['/wallet'],
      title: translate({ id: 'home.section3.wallets.title', message: 'Wallets' }),
      text: translate({
        id: 'home.section3.wallets.text',
        message: 'Set up MetaMask, Ledger and other wallets',
      }),
    },
    {
      to: ['/developer/sdks/celo-sdks', '/developer/viem'],
      title: translate({ id: 'home.section3.libraries.title', message: 'Libraries and SDKs' }),
      text: translate({ id: 'home.section3.libraries.text', message: 'Find a library for your language' }),
    },
    {
      to: ['/developer/deploy', '/developer/deploy/foundry'],
      title: translate({ id: 'home.section3.deploy.title', message: 'Deploy' }),
      text: translate({ id: 'home.section3.deploy.text', message: 'Deploy with Foundry, Hardhat or Remix' }),
    },
  ]
}

/** Section "Developer tools". */
export function developerTools(): IndexEntry[] {
  return [
    {
      to: ['/cli'],
      title: translate({ id: 'home.section4.cli.title', message: 'Command line' }),
      text: translate({ id: 'home.section4.cli.text', message: 'Reference for every celocli command' }),
    },
    {
      to: ['/network'],
      title: translate({ id: 'home.section4.network.title', message: 'Networks' }),
      text: translate({ id: 'home.section4.network.text', message: 'Chain IDs, RPC endpoints and limits' }),
    },
    {
      to: ['/contracts/core-contracts'],
      title: translate({ id: 'home.section4.contracts.title', message: 'Contract addresses' }),
      text: translate({
        id: 'home.section4.contracts.text',
        message: 'Core contracts on mainnet and testnet',
      }),
    },
    {
      to: ['/contracts/token-contracts'],
      title: translate({ id: 'home.section4.tokens.title', message: 'Token addresses' }),
      text: translate({ id: 'home.section4.tokens.text', message: 'Tokens and fee adapters' }),
    },
    {
      to: ['/developer/indexers/overview'],
      title: translate({ id: 'home.section4.indexers.title', message: 'Indexers' }),
      text: translate({ id: 'home.section4.indexers.text', message: 'Query historical onchain data' }),
    },
    {
      to: ['/developer/oracles'],
      title: translate({ id: 'home.section4.oracles.title', message: 'Oracles' }),
      text: translate({ id: 'home.section4.oracles.text', message: 'Bring price data onchain' }),
    },
    {
      to: ['/developer/explorers/overview'],
      title: translate({ id: 'home.section4.explorers.title', message: 'Explorers' }),
      text: translate({ id: 'home.section4.explorers.text', message: 'Inspect and verify contracts' }),
    },
    {
      to: ['/developer/migrate/from-ethereum'],
      title: translate({ id: 'home.section4.migrate.title', message: 'Migrate to Celo' }),
      text: translate({ id: 'home.section4.migrate.text', message: 'Move an Ethereum app to Celo' }),
    },
    {
      to: ['/what-is-celo/using-celo/protocol', '/cel2'],
      title: translate({ id: 'home.section4.protocol.title', message: 'Protocol' }),
      text: translate({ id: 'home.section4.protocol.text', message: 'How the network works' }),
    },
  ]
}
