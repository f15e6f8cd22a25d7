// Facts in data/parameters that a contract's view on Ethereum returns: Celo's bridge, its dispute games and the
// Safes behind them. Names and types match ethereum-optimism/optimism, succinctlabs/op-succinct and safe-global.
import type { ParameterView } from './parameter-view'
import { bigintAt, listAt } from './values'

const safe = (fact: string, contract: string): ParameterView => ({
  fact,
  contract,
  views: ['getThreshold() returns (uint256)', 'getOwners() returns (address[])'],
  read: (values) => `${bigintAt(values)} of ${listAt(values, 1).length}`,
})

const resources =
  'resourceConfig() returns (uint32 maxResourceLimit, uint8 elasticityMultiplier, uint8 baseFeeMaxChangeDenominator, uint32 minimumBaseFee, uint32 systemTxMaxGas, uint128 maximumBaseFee)'

/** Views of contracts on Ethereum mainnet. */
export const ethereumViews: readonly ParameterView[] = [
  safe('trust.clabsSigners', 'CLabsSafe'),
  safe('trust.councilSigners', 'CouncilSafe'),
  safe('trust.upgradeSigners', 'SystemOwnerSafe'),
  {
    fact: 'trust.minBaseFee',
    contract: 'SystemConfig',
    views: ['minBaseFee() returns (uint64)'],
    scale: 'wei',
  },
  { fact: 'bridge.depositGasPerBlock', contract: 'SystemConfig', views: [resources] },
  { fact: 'bridge.depositMinPrice', contract: 'SystemConfig', views: [resources], scale: 'wei', at: 3 },
  {
    fact: 'bridge.challengePeriod',
    contract: 'OptimismPortal',
    views: ['proofMaturityDelaySeconds() returns (uint256)'],
    scale: 'seconds',
  },
  {
    fact: 'withdrawals.airGap',
    contract: 'OptimismPortal',
    views: ['disputeGameFinalityDelaySeconds() returns (uint256)'],
    scale: 'seconds',
  },
  {
    fact: 'withdrawals.gameType',
    contract: 'OptimismPortal',
    views: ['respectedGameType() returns (uint32)'],
  },
  {
    fact: 'trust.proposalBond',
    contract: 'DisputeGameFactory',
    views: ['initBonds(uint32) returns (uint256)'],
    args: ['42'],
    scale: 'wei',
  },
  {
    fact: 'trust.challengeBond',
    contract: 'FaultDisputeGame',
    views: ['challengerBond() returns (uint256)'],
    scale: 'wei',
  },
  {
    fact: 'trust.challengeTime',
    contract: 'FaultDisputeGame',
    views: ['maxChallengeDuration() returns (uint64)'],
    scale: 'seconds',
  },
  {
    fact: 'trust.proveTime',
    contract: 'FaultDisputeGame',
    views: ['maxProveDuration() returns (uint64)'],
    scale: 'seconds',
  },
  {
    fact: 'trust.openProposing',
    contract: 'AccessManager',
    views: ['FALLBACK_TIMEOUT() returns (uint256)'],
    scale: 'seconds',
  },
  {
    fact: 'bridge.celoOnEthereum',
    contract: 'CeloTokenL1',
    views: ['totalSupply() returns (uint256)'],
    scale: 'wei',
  },
]
