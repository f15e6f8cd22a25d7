/** A task, with the pages that explain it. */
export interface SkillSource {
  /** Name of its folder: small letters and hyphens. */
  readonly name: string
  /** What it does, and when an assistant should use it. */
  readonly description: string
  readonly title: string
  /** Routes of its pages, in the order of the work. */
  readonly pages: readonly string[]
}

/** The five most common tasks. Their text comes from the pages: see skill-file.ts. */
export const skillSources: readonly SkillSource[] = [
  {
    name: 'celo-pay-fees-in-stablecoins',
    title: 'Pay network fees on Celo in a stablecoin',
    description:
      'Sends Celo transactions whose network fee is paid in USDC, USDT, USDm or another listed token. Use when code sets feeCurrency, or when an account on Celo holds no CELO.',
    pages: ['/developer/fee-abstraction/pay-fee-in-usdc', '/developer/fee-abstraction'],
  },
  {
    name: 'celo-connect-minipay',
    title: 'Connect an app to MiniPay',
    description:
      'Builds or adapts a web app that runs inside the MiniPay wallet on Celo. Use when a user mentions MiniPay, mini apps or payments on phones.',
    pages: ['/build/build-on-minipay/quickstart', '/build/build-on-minipay/code-library'],
  },
  {
    name: 'celo-deploy-and-verify',
    title: 'Deploy and verify a contract on Celo',
    description:
      'Deploys a Solidity contract to Celo or Celo Sepolia with Foundry and verifies its source. Use when a contract goes to Celo.',
    pages: ['/developer/deploy/foundry', '/developer/verify/foundry'],
  },
  {
    name: 'celo-run-node',
    title: 'Run a Celo node',
    description:
      'Sets up, checks and fixes a full node for Celo or Celo Sepolia with Docker Compose. Use when someone operates a node or an endpoint.',
    pages: ['/cel2/operators/run-node'],
  },
  {
    name: 'celo-migrate-from-ethereum',
    title: 'Bring an Ethereum app to Celo',
    description:
      'Moves contracts and an app from Ethereum or another L2 to Celo and explains the differences. Use when existing code should run on Celo.',
    pages: ['/developer/migrate/from-ethereum', '/cel2/whats-changed/op-l2'],
  },
]
