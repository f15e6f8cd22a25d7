/** Forms that check what is typed, as decided in specification/statements.md, each on a page that has it. */
export const CHECKED_FORMS = {
  RewardsCalculator: '/what-is-celo/using-celo/protocol/epoch-rewards',
  CallPanel: '/developer/json-rpc',
  FeePanel: '/what-is-celo/using-celo/gas-fees',
  UnitPanel: '/cli/transfer',
}
/** Parts that run in the browser and don't check anything. */
export const UNCHECKED_PARTS = ['NetworkPanel', 'Suggestions', 'WalletPanel']
