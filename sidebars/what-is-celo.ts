import type { Entry } from './outline'

export const whatIsCelo: readonly (Entry | string)[] = [
  ['Overview', '/what-is-celo'],
  ['Our History', '/what-is-celo/history'],
  'Use and contribute',
  [
    'Using Celo',
    [
      ['Overview', '/what-is-celo/using-celo'],
      [
        'Protocol',
        [
          ['Overview', '/what-is-celo/using-celo/protocol'],
          [
            'Governance',
            [
              ['Overview', '/what-is-celo/using-celo/protocol/governance/overview'],
              ['Governance Toolkit', '/what-is-celo/using-celo/protocol/governance/governance-toolkit'],
              [
                'Create a Governance Proposal',
                '/what-is-celo/using-celo/protocol/governance/create-governance-proposal',
              ],
              ['CeloCLI for Governance', '/what-is-celo/using-celo/protocol/governance/voting-in-governance'],
              [
                'Vote with Celo Mondo',
                '/what-is-celo/using-celo/protocol/governance/voting-in-governance-using-mondo',
              ],
              ['Governable Parameters', '/what-is-celo/using-celo/protocol/governance/governable-parameters'],
              [
                'Smart Contracts Upgrades',
                '/what-is-celo/using-celo/protocol/governance/smart-contracts-upgrades',
              ],
              ['Check a Proposal', '/what-is-celo/using-celo/protocol/governance/check-a-proposal'],
              ['Delegate Your Votes', '/what-is-celo/using-celo/protocol/governance/delegate'],
              ['Proposals and Results', '/what-is-celo/using-celo/protocol/governance/proposals-and-history'],
            ],
          ],
          ['Consensus', '/what-is-celo/using-celo/protocol/consensus'],
          ['Celo Token', '/what-is-celo/using-celo/protocol/celo-token'],
          ['Escrow', '/what-is-celo/using-celo/protocol/escrow'],
          [
            'Epoch Rewards',
            [
              ['Overview', '/what-is-celo/using-celo/protocol/epoch-rewards'],
              ['Community Fund', '/what-is-celo/using-celo/protocol/epoch-rewards/community-fund'],
              [
                'Carbon Offsetting Fund',
                '/what-is-celo/using-celo/protocol/epoch-rewards/carbon-offsetting-fund',
              ],
            ],
          ],
          [
            'Transactions',
            [
              ['Overview', '/what-is-celo/using-celo/protocol/transaction/overview'],
              [
                'TX Comment Encryption',
                '/what-is-celo/using-celo/protocol/transaction/tx-comment-encryption',
              ],
              ['Transaction Types', '/what-is-celo/using-celo/protocol/transaction/transaction-types'],
            ],
          ],
          [
            'Staking',
            [
              ['How it works', '/what-is-celo/using-celo/protocol/staking'],
              ['Choose a group', '/what-is-celo/using-celo/protocol/staking/choose-a-group'],
              ['Lock, vote, activate', '/what-is-celo/using-celo/protocol/staking/lock-vote-activate'],
              ['Elections and groups', '/what-is-celo/using-celo/protocol/staking/elections-and-groups'],
              ['Keys', '/what-is-celo/using-celo/protocol/staking/keys'],
              ['stCELO', '/what-is-celo/using-celo/protocol/staking/stcelo'],
            ],
          ],
        ],
      ],
      [
        'Manage',
        [
          ['Self-Custody', '/what-is-celo/using-celo/manage/self-custody'],
          ['Release Gold', '/what-is-celo/using-celo/manage/release-gold'],
          ['Exchange Assets', '/what-is-celo/using-celo/manage/exchange'],
          ['Asset Management', '/what-is-celo/using-celo/manage/asset'],
        ],
      ],
      ['Gas Fees', '/what-is-celo/using-celo/gas-fees'],
      [
        'Bridging',
        [
          ['Bridging Native ETH to Celo', '/what-is-celo/using-celo/native-ETH-bridging'],
          ['Bridged Token List', '/what-is-celo/using-celo/bridged_tokens/tokens'],
          ['Costs and Times', '/what-is-celo/using-celo/bridge-costs-and-times'],
        ],
        { to: '/what-is-celo/using-celo/bridges' },
      ],
      ['Wallets', '/what-is-celo/using-celo/wallets'],
      ['Exchanges', '/what-is-celo/using-celo/exchanges'],
      ['Ramps', '/what-is-celo/using-celo/ramps'],
      ['Stay Safe', '/what-is-celo/using-celo/stay-safe'],
      ['Read a Transaction', '/what-is-celo/using-celo/read-a-transaction'],
    ],
  ],
  [
    'Joining Celo',
    [
      ['Overview', '/what-is-celo/joining-celo'],
      ['Builders', '/what-is-celo/joining-celo/builders'],
      ['Regional DAOs', '/what-is-celo/joining-celo/daos'],
      [
        'Contributors',
        [
          ['Overview', '/what-is-celo/joining-celo/contributors/overview'],
          ['Code Contributors', '/what-is-celo/joining-celo/contributors/code-contributors'],
          ['CIP Contributors', '/what-is-celo/joining-celo/contributors/cip-contributors'],
          [
            'Documentation Contributors',
            '/what-is-celo/joining-celo/contributors/documentation-contributors',
          ],
          [
            'Release Process',
            [
              ['Overview', '/what-is-celo/joining-celo/contributors/release-process'],
              ['Smart Contracts', '/what-is-celo/joining-celo/contributors/release-process/smart-contracts'],
              [
                'Blockchain Client',
                '/what-is-celo/joining-celo/contributors/release-process/blockchain-client',
              ],
              [
                'CeloCLI and ContractKit',
                '/what-is-celo/joining-celo/contributors/release-process/base-cli-contractkit-dappkit-utils',
              ],
              [
                'Attestation Service',
                '/what-is-celo/joining-celo/contributors/release-process/attestation-service',
              ],
            ],
          ],
        ],
      ],
      ['Code of Conduct', 'https://github.com/celo-org/website/blob/master/src/content/code-of-conduct.md'],
    ],
  ],
  'Run a node',
  [
    'Community RPC Nodes',
    [
      ['How it works', '/cel2/operators/how-it-works'],
      ['Register as a Community RPC Node', '/cel2/operators/registering-as-rpc-node'],
      ['Operate a Community RPC Node', '/cel2/operators/community-rpc-node'],
      ['Penalties', '/cel2/operators/penalties'],
      ['Community RPC Provider FAQ', '/cel2/operators/validator-rpc-faq'],
    ],
    { open: true },
  ],
  'Background',
  [
    'About Celo L1',
    [
      ['Overview', '/what-is-celo/about-celo-l1/overview'],
      ['L1 Architecture', '/what-is-celo/about-celo-l1/l1-architecture'],
      ['Whitepapers', 'https://celo.org/papers'],
      [
        'Protocol',
        [
          [
            'Proof-of-Stake',
            [
              ['Overview', '/what-is-celo/about-celo-l1/protocol/pos'],
              ['Validator Groups', '/what-is-celo/about-celo-l1/protocol/pos/validator-groups'],
              ['Locked CELO', '/what-is-celo/about-celo-l1/protocol/pos/locked-gold'],
              ['Validator Elections', '/what-is-celo/about-celo-l1/protocol/pos/validator-elections'],
              ['Becoming a Validator', '/what-is-celo/about-celo-l1/protocol/pos/becoming-a-validator'],
              [
                'Epoch Rewards',
                [
                  ['Overview', '/what-is-celo/about-celo-l1/protocol/pos/epoch-rewards'],
                  ['Validator Rewards', '/what-is-celo/about-celo-l1/protocol/pos/epoch-rewards-validator'],
                  [
                    'Locked CELO Rewards',
                    '/what-is-celo/about-celo-l1/protocol/pos/epoch-rewards-locked-gold',
                  ],
                ],
              ],
              ['Penalties', '/what-is-celo/about-celo-l1/protocol/pos/penalties'],
            ],
          ],
          [
            'Consensus',
            [
              ['Overview', '/what-is-celo/about-celo-l1/protocol/consensus'],
              [
                'Validator Set Differences',
                '/what-is-celo/about-celo-l1/protocol/consensus/validator-set-differences',
              ],
              ['Locating Nodes', '/what-is-celo/about-celo-l1/protocol/consensus/locating-nodes'],
            ],
          ],
          [
            'Transactions',
            [
              ['Overview', '/what-is-celo/about-celo-l1/protocol/transaction'],
              ['Native Currency', '/what-is-celo/about-celo-l1/protocol/transaction/native-currency'],
              [
                'Paying Fees in ERC-20 Tokens',
                '/what-is-celo/about-celo-l1/protocol/transaction/erc20-transaction-fees',
              ],
              ['Gas Pricing', '/what-is-celo/about-celo-l1/protocol/transaction/gas-pricing'],
              ['Escrow (L1)', '/what-is-celo/about-celo-l1/protocol/transaction/escrow'],
              [
                'Transaction Comment Encryption (L1)',
                '/what-is-celo/about-celo-l1/protocol/transaction/tx-comment-encryption',
              ],
              [
                'Transaction Types (L1)',
                '/what-is-celo/about-celo-l1/protocol/transaction/transaction-types',
              ],
            ],
          ],
          [
            'Stability',
            [
              ['Overview', '/what-is-celo/about-celo-l1/protocol/stability'],
              ['Constant-Product Exchange (CP-DOTO)', '/what-is-celo/about-celo-l1/protocol/stability/doto'],
              ['Granda Mento', '/what-is-celo/about-celo-l1/protocol/stability/granda-mento'],
              ['Stability Oracles', '/what-is-celo/about-celo-l1/protocol/stability/oracles'],
              ['Stability Fees', '/what-is-celo/about-celo-l1/protocol/stability/stability-fees'],
              ['Adding Stable Assets', '/what-is-celo/about-celo-l1/protocol/stability/adding-stable-assets'],
            ],
          ],
          [
            'Identity',
            [
              ['Overview', '/what-is-celo/about-celo-l1/protocol/identity'],
              ['Metadata', '/what-is-celo/about-celo-l1/protocol/identity/metadata'],
              [
                'Smart Contract Accounts',
                '/what-is-celo/about-celo-l1/protocol/identity/smart-contract-accounts',
              ],
              [
                'Encrypted Cloud Backup',
                '/what-is-celo/about-celo-l1/protocol/identity/encrypted-cloud-backup',
              ],
              ['Privacy Research', '/what-is-celo/about-celo-l1/protocol/identity/privacy-research'],
              [
                'ODIS',
                [
                  ['Overview', '/what-is-celo/about-celo-l1/protocol/identity/odis'],
                  [
                    'Use Cases',
                    [
                      [
                        'ODIS: Phone Number Privacy',
                        '/what-is-celo/about-celo-l1/protocol/identity/odis-use-case-phone-number-privacy',
                      ],
                      [
                        'ODIS: Key Hardening',
                        '/what-is-celo/about-celo-l1/protocol/identity/odis-use-case-key-hardening',
                      ],
                    ],
                  ],
                  [
                    'Domains',
                    [
                      ['Overview', '/what-is-celo/about-celo-l1/protocol/identity/odis-domain'],
                      [
                        'Sequential Delay Domain',
                        '/what-is-celo/about-celo-l1/protocol/identity/odis-domain-sequential-delay-domain',
                      ],
                    ],
                  ],
                ],
              ],
            ],
          ],
          ['Celo Randomness', '/what-is-celo/about-celo-l1/protocol/randomness'],
          ['Contracts', [['Add A Contract', '/what-is-celo/about-celo-l1/protocol/contracts/add-contract']]],
        ],
      ],
      [
        'Nodes',
        [
          ['Mainnet Full Node', '/what-is-celo/about-celo-l1/node/run-mainnet'],
          ['Alfajores Full Node', '/what-is-celo/about-celo-l1/node/run-alfajores'],
          ['Baklava Full Node', '/what-is-celo/about-celo-l1/node/run-baklava'],
        ],
      ],
      [
        'Validator',
        [
          ['Overview', '/what-is-celo/about-celo-l1/validator'],
          ['Voting for Validator Groups', '/what-is-celo/about-celo-l1/validator/voting'],
          ['Run a Validator', [['Mainnet Validator', '/what-is-celo/about-celo-l1/validator/run/mainnet']]],
          [
            'Key Management',
            [
              ['Summary', '/what-is-celo/about-celo-l1/validator/key-management/summary'],
              ['Key Management', '/what-is-celo/about-celo-l1/validator/key-management/detailed'],
              ['Key Rotation', '/what-is-celo/about-celo-l1/validator/key-management/key-rotation'],
            ],
          ],
          ['Nodes and Services', '/what-is-celo/about-celo-l1/validator/security'],
          ['Monitoring', '/what-is-celo/about-celo-l1/validator/monitoring'],
          ['DevOps Best Practices', '/what-is-celo/about-celo-l1/validator/devops-best-practices'],
          ['Node Upgrades', '/what-is-celo/about-celo-l1/validator/node-upgrade'],
          ['Running Proxies', '/what-is-celo/about-celo-l1/validator/proxy'],
          ['Validator Explorer', '/what-is-celo/about-celo-l1/validator/validator-explorer'],
          ['Voting Policy', '/what-is-celo/about-celo-l1/validator/celo-foundation-voting-policy'],
          ['Validator FAQ', '/what-is-celo/about-celo-l1/validator/troubleshooting-faq'],
          ['Celo Website', 'https://celo.org'],
          ['Celo Discord', 'https://discord.com/invite/celo'],
        ],
      ],
    ],
  ],
  ['Glossary', '/glossary'],
  ['Celo Website', 'https://celo.org'],
]
