import type { Entry } from './outline'

export const celoL2: readonly (Entry | string)[] = [
  ['Overview', '/cel2'],
  'Operate',
  [
    'Notices',
    [
      ['Jovian Upgrade', '/cel2/notices/jovian-upgrade'],
      ['Jello Upgrade', '/cel2/notices/jello-upgrade'],
      ['Celo Sepolia Testnet Launch', '/cel2/notices/celo-sepolia-launch'],
      ['EigenDA v2 Upgrade', '/cel2/notices/eigenda-v2-upgrade'],
      ['Data availability upgrades', '/cel2/notices/data-availability-upgrade'],
      ['Isthmus Upgrade', '/cel2/notices/isthmus-upgrade'],
      ['Celo L2 Migration', '/cel2/notices/l2-migration'],
    ],
    { to: '/cel2/notices', open: true },
  ],
  [
    'Node operators',
    [
      ['Architecture', '/cel2/operators/architecture'],
      ['Running a Celo Node', '/cel2/operators/run-node'],
      ['Migrating an L1 Node', '/cel2/operators/migrate-node'],
      ['Configuration', '/cel2/operators/configuration'],
      ['Network configuration', '/cel2/operators/network-config'],
      ['Monitoring', '/cel2/operators/monitoring'],
      ['Maintenance', '/cel2/operators/maintenance'],
      ['Troubleshooting', '/cel2/operators/troubleshooting'],
      ['Archive node', '/cel2/operators/archive-node'],
      ['Public RPC service', '/cel2/operators/public-rpc-node'],
      ['Without Docker', '/cel2/operators/run-from-source'],
    ],
    { to: '/cel2/operators/overview', open: true },
  ],
  'Understand and use',
  [
    "What's Changed?",
    [
      ['Celo L2 Architecture', '/cel2/whats-changed/cel2-architecture'],
      ['L1 to L2', '/cel2/whats-changed/l1-l2'],
      ['OP to L2', '/cel2/whats-changed/op-l2'],
    ],
    { to: '/cel2/whats-changed/overview', open: true },
  ],
  [
    'Guides',
    [
      ['Bridging CELO from L1 to L2', '/cel2/guides/bridging-celo-from-l1-to-l2'],
      ['Withdrawing CELO from L2 to L1', '/cel2/guides/withdrawing-celo-from-l2-to-l1'],
    ],
  ],
  ['FAQ', '/cel2/faq'],
  ['Celo L2 Specs', 'https://specs.celo.org/'],
  ['What you trust', '/cel2/trust'],
  ['Hardforks and releases', '/cel2/hardforks'],
  ['Security', '/security'],
  ['Finality', '/cel2/finality'],
  ['Fault proofs', '/cel2/fault-proofs'],
  ['Sequencer outages', '/cel2/sequencer-outages'],
  ['Contracts on Ethereum', '/cel2/l1-contracts'],
  ['EigenDA', '/cel2/eigenda'],
  ['Security Council', '/cel2/security-council'],
]
