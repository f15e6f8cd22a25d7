// Facts in data/parameters that a contract's view on Celo returns. Names and types match the contracts' ABIs (npm
// @celo/abis, which celo-views.test.ts compares; pyth-network/pyth-crosschain; celo-org/staked-celo).
import { convert } from './convert'
import type { ParameterView } from './parameter-view'
import { bigintAt, listAt } from './values'

const governance: readonly ParameterView[] = [
  { fact: 'governance.queueLimit', views: ['queueExpiry() returns (uint256)'], scale: 'seconds' },
  { fact: 'governance.dequeuedPerDay', views: ['concurrentProposals() returns (uint256)'] },
  {
    fact: 'governance.referendum',
    views: ['getReferendumStageDuration() returns (uint256)'],
    scale: 'seconds',
  },
  {
    fact: 'governance.execution',
    views: ['getExecutionStageDuration() returns (uint256)'],
    scale: 'seconds',
  },
  { fact: 'governance.deposit', views: ['minDeposit() returns (uint256)'], scale: 'wei' },
  { fact: 'governable.depositWei', views: ['minDeposit() returns (uint256)'], scale: 'wei' },
  ...(['baselineFloor', 'baselineWeight', 'quorumFactor'] as const).map(
    (id, index): Omit<ParameterView, 'contract'> => ({
      fact: `governance.${id}`,
      views: ['getParticipationParameters() returns (uint256, uint256, uint256, uint256)'],
      scale: 'fixidity',
      at: index + 1,
    }),
  ),
].map((view) => ({ ...view, contract: 'Governance' }) as ParameterView)

const approver: readonly ParameterView[] = [
  {
    fact: 'governance.approvals',
    contract: 'GovernanceApprover',
    views: ['required() returns (uint256)'],
  },
  {
    fact: 'trust.approverMembers',
    contract: 'GovernanceApprover',
    views: ['getOwners() returns (address[])'],
    read: (values) => String(listAt(values).length),
  },
]

const election: readonly ParameterView[] = [
  { fact: 'governable.electedMin', views: ['getElectableValidators() returns (uint256, uint256)'] },
  {
    fact: 'community-rpc.electedNodes',
    views: ['getElectableValidators() returns (uint256, uint256)'],
    at: 1,
  },
  { fact: 'governable.groupsPerVoter', views: ['maxNumGroupsVotedFor() returns (uint256)'] },
  {
    fact: 'governable.electability',
    views: ['getElectabilityThreshold() returns (uint256)'],
    scale: 'fixidity',
  },
].map((view) => ({ ...view, contract: 'Election' }) as ParameterView)

const yieldView = ['getTargetVotingYieldParameters() returns (uint256, uint256, uint256)']
const rewards: readonly ParameterView[] = [
  { fact: 'governable.targetYield', views: yieldView, scale: 'fixidity' },
  { fact: 'governable.maxYield', views: yieldView, scale: 'fixidity', at: 1 },
  {
    fact: 'governable.multiplierMax',
    views: ['getRewardsMultiplierParameters() returns (uint256, uint256, uint256)'],
    scale: 'fixidity',
  },
  {
    fact: 'governable.votingGoldTarget',
    views: ['getTargetVotingGoldFraction() returns (uint256)'],
    scale: 'fixidity',
  },
  {
    fact: 'economy.communityShare',
    views: ['getCommunityRewardFraction() returns (uint256)'],
    scale: 'fixidity',
  },
  {
    fact: 'economy.carbonShare',
    views: ['getCarbonOffsettingFraction() returns (uint256)'],
    scale: 'fixidity',
  },
  {
    fact: 'community-rpc.paymentNow',
    views: ['targetValidatorEpochPayment() returns (uint256)'],
    scale: 'wei',
  },
].map((view) => ({ ...view, contract: 'EpochRewards' }) as ParameterView)

const nodeView = ['getValidatorLockedGoldRequirements() returns (uint256, uint256)']
const groupView = ['getGroupLockedGoldRequirements() returns (uint256, uint256)']
const validators: readonly ParameterView[] = [
  { fact: 'staking.nodeStake', views: nodeView, scale: 'wei' },
  { fact: 'community-rpc.nodeStakeWei', views: nodeView, scale: 'wei' },
  { fact: 'community-rpc.nodeLock', views: nodeView, scale: 'seconds', at: 1 },
  { fact: 'staking.groupStakePerNode', views: groupView, scale: 'wei' },
  { fact: 'community-rpc.groupLock', views: groupView, scale: 'seconds', at: 1 },
  { fact: 'staking.nodesPerGroup', views: ['getMaxGroupSize() returns (uint256)'] },
  { fact: 'community-rpc.commissionDelay', views: ['getCommissionUpdateDelay() returns (uint256)'] },
  {
    fact: 'community-rpc.multiplierReset',
    views: ['slashingMultiplierResetPeriod() returns (uint256)'],
    scale: 'seconds',
  },
].map((view) => ({ ...view, contract: 'Validators' }) as ParameterView)

const fees: readonly ParameterView[] = [
  {
    fact: 'economy.feesToCarbon',
    contract: 'FeeHandler',
    views: ['getCarbonFraction() returns (uint256)'],
    scale: 'fixidity',
  },
  {
    fact: 'economy.feesToOperator',
    contract: 'FeeHandler',
    views: [
      'getTotalFractionOfOtherBeneficiariesAndCarbon() returns (uint256)',
      'getCarbonFraction() returns (uint256)',
    ],
    read: (values) => convert(bigintAt(values) - bigintAt(values, 1), 'fixidity', 'percent'),
  },
  {
    fact: 'oracles.pythUpdateFee',
    contract: 'Pyth',
    views: ['singleUpdateFeeInWei() returns (uint256)'],
    scale: 'wei',
  },
]

const others: readonly ParameterView[] = [
  {
    fact: 'epochs.minimumLength',
    contract: 'EpochManager',
    views: ['epochDuration() returns (uint256)'],
    scale: 'seconds',
  },
  {
    fact: 'staking.unlockingPeriod',
    contract: 'LockedGold',
    views: ['unlockingPeriod() returns (uint256)'],
    scale: 'seconds',
  },
  {
    fact: 'socialconnect.addressesPerNumber',
    contract: 'FederatedAttestations',
    views: ['MAX_ATTESTATIONS_PER_IDENTIFIER() returns (uint256)'],
  },
  {
    fact: 'stcelo.signers',
    contract: 'StCeloMultiSig',
    views: ['required() returns (uint256)', 'getOwners() returns (address[])'],
    read: (values) => `${bigintAt(values)} of ${listAt(values, 1).length}`,
  },
  {
    fact: 'stcelo.multisigMinDelay',
    contract: 'StCeloMultiSig',
    views: ['minDelay() returns (uint256)'],
    scale: 'seconds',
  },
]

/**
 * Views of contracts on Celo mainnet. Governance and its parameters differ on the testnet, but no page shows those.
 */
export const celoViews: readonly ParameterView[] = [
  ...governance,
  ...approver,
  ...election,
  ...rewards,
  ...validators,
  ...fees,
  ...others,
]
