/** What readers can search for, and example queries, each with a page that's first or near the top. */
export const examples = [
  {
    kind: 'task',
    queries: {
      'pay fees in USDC': '/developer/fee-abstraction/pay-fee-in-usdc',
      'verify a contract': '/developer/verify',
      'run a node': '/cel2/operators/run-node',
    },
  },
  {
    kind: 'code',
    queries: {
      feeCurrency: '/developer/fee-abstraction',
      eth_getLogs: '/developer/json-rpc',
      '--gasCurrency': '/cli',
    },
  },
  {
    kind: 'command',
    queries: { 'celocli account:balance': '/cli/account', 'lockedcelo:lock': '/cli/lockedcelo' },
  },
  {
    kind: 'error',
    queries: {
      'transaction underpriced': '/developer/errors',
      'nonce too low': '/developer/errors',
    },
  },
  {
    kind: 'name',
    queries: {
      'CIP-64': '/what-is-celo/using-celo/protocol/transaction/transaction-types',
      USDm: '/contracts/token-contracts',
      FeeCurrencyDirectory: '/contracts/core-contracts',
    },
  },
] as const satisfies readonly { kind: string; queries: Record<string, string> }[]
