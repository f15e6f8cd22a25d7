import type { Entry } from './outline'

export const buildOnCelo: readonly (Entry | string)[] = [
  ['Overview', '/build'],
  'Start',
  ['Quickstart with Celo Composer', '/build/quickstart'],
  ['Composer Kit UI', '/build/composer-kit'],
  'AI agents',
  [
    'Celo MCPs',
    [
      ['Intro to MCP Servers', '/build/mcp'],
      ['Celo MCP Server', '/build/mcp/celo-mcp'],
      ['Composer MCP Server', '/build/mcp/composer-mcp'],
    ],
  ],
  [
    'Build with AI',
    [
      ['Overview', '/build/build-with-ai/overview'],
      ['Vibe Coding', '/build/build-with-ai/vibe-coding'],
      [
        'Build with GOAT',
        [
          ['Build a TokenSwap Agent', '/build/build-with-ai/build-with-goat/token-swap-agent'],
          ['Build an NFT Minting Agent', '/build/build-with-ai/build-with-goat/mint-nft-agent'],
          ['Build a Token Sending Agent', '/build/build-with-ai/build-with-goat/send-token-agent'],
        ],
      ],
      ['Resources', '/build/build-with-ai/resources'],
      ['Tools & Infra', '/build/build-with-ai/tools'],
      ['Multi-Agent Systems', '/build/build-with-ai/multi-agent-systems'],
      ['Use Cases', '/build/build-with-ai/usecases'],
      [
        'Examples',
        [
          ['Launch AI Agent Memecoins', '/build/build-with-ai/examples/ai-memecoins'],
          ['Using GOAT Framework', '/build/build-with-ai/examples/building_with_goat'],
          ['ERC-20 Token Deployer with Nebula', '/build/build-with-ai/examples/build-with-nebula'],
        ],
      ],
      ['Sell with x402', '/build/build-with-ai/x402-seller'],
      ['Identity with ERC-8004', '/build/build-with-ai/erc-8004'],
      ['Get Discovered with x402', '/build/build-with-ai/x402-get-discovered'],
    ],
  ],
  'Apps and protocols',
  [
    'Build on MiniPay',
    [
      ['Overview', '/build/build-on-minipay/overview'],
      ['Getting Started', '/build/build-on-minipay/quickstart'],
      ['Prerequisites', [['Ngrok Setup', '/build/build-on-minipay/prerequisites/ngrok-setup']]],
      ['Code Library', '/build/build-on-minipay/code-library'],
      ['MiniPay Deeplinks', '/build/build-on-minipay/deeplinks'],
      ['Review and rejections', '/build/build-on-minipay/review-and-rejections'],
    ],
  ],
  ['Build with Self', '/build/build-with-self'],
  ['Build with DeFi', '/build/build-with-defi'],
  ['Build with SocialConnect', '/build/build-on-socialconnect'],
  [
    'Build with thirdweb',
    [
      ['Overview', '/build/build-with-thirdweb/overview'],
      ['One-Click Quickstart', '/build/build-with-thirdweb/one-click-quickstart'],
      ['NFT Drop Tutorial', '/build/build-with-thirdweb/celo-nft-drop-tutorial'],
    ],
  ],
  ['Uniswap', '/build/build-with-defi/uniswap'],
  ['Aave', '/build/build-with-defi/aave'],
  'Launch',
  [
    'Integrate with Celo',
    [
      ['Overview', '/integration'],
      ['General', '/integration/general'],
      ['Checklist', '/integration/checklist'],
      ['Custody', '/integration/custody'],
      ['Listings', '/integration/listings'],
      ['Cloud HSM', '/integration/cloud-hsm'],
    ],
  ],
  ['Build with Stablecoins', '/build/build-with-stablecoins'],
  ['Accept payments', '/build/accept-payments'],
  ['Bulk Payouts', '/build/bulk-payouts'],
  ['Exchange Currencies', '/build/fx-with-mento'],
  ['Ramps', '/build/ramps'],
  ['Fund your Project', '/build/fund-your-project'],
  ['Launch Checklist', '/developer/launch-checklist'],
  ['Attribution Tags', '/developer/attribution-tags'],
  ['Scaling', '/developer/scaling'],
  ['Get Support', '/build/support'],
]
