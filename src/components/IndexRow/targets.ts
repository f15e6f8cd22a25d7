// Pages of this site that the landing page and /home lead to. The build reports those that do not exist yet.

export const targets = [
  '/build',
  '/build/quickstart',
  '/build/build-on-minipay/overview',
  '/build/build-with-ai/overview',
  '/build/build-with-defi',
  '/build/build-with-self',
  '/build/fund-your-project',
  '/build/support',
  '/cel2',
  '/cel2/operators/run-node',
  '/cli',
  '/contracts/core-contracts',
  '/contracts/token-contracts',
  '/developer',
  '/developer/bridges',
  '/developer/deploy',
  '/developer/deploy/foundry',
  '/developer/deploy/hardhat',
  '/developer/explorers/overview',
  '/developer/fee-abstraction',
  '/developer/fee-abstraction/pay-fee-in-usdc',
  '/developer/indexers/overview',
  '/developer/launch-checklist',
  '/developer/migrate/from-ethereum',
  '/developer/oracles',
  '/developer/sdks/celo-sdks',
  '/developer/setup/overview',
  '/developer/thirdweb-sdk',
  '/developer/viem',
  '/glossary',
  '/integration',
  '/integration/checklist',
  '/integration/listings',
  '/network',
  '/network/celo-sepolia',
  '/network/node/alchemy',
  '/network/node/overview',
  '/showcase',
  '/wallet',
  '/what-is-celo',
  '/what-is-celo/about-celo-l1/validator/celo-foundation-voting-policy',
  '/what-is-celo/about-celo-l1/validator/run/mainnet',
  '/what-is-celo/about-celo-l1/validator/security',
  '/what-is-celo/joining-celo',
  '/what-is-celo/joining-celo/daos',
  '/what-is-celo/using-celo',
  '/what-is-celo/using-celo/gas-fees',
  '/what-is-celo/using-celo/protocol',
  '/what-is-celo/using-celo/protocol/governance/overview',
] as const

/** A page of this site, or a full URL. */
export type Target = (typeof targets)[number] | `https://${string}`

/** The first target that exists: later ones are used until the first page is written. Null if none exists. */
export function firstExisting(candidates: readonly Target[], missing: readonly string[]): Target | null {
  return candidates.find((target) => !missing.includes(target)) ?? null
}
