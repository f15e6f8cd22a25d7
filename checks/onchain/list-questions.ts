import type { Registry } from '../../model/facts/entries'
import type { NetworkId } from '../../model/facts/schema/record'
import { askContracts } from './address-questions'
import { celoViews } from './celo-views'
import { askChain } from './chain-questions'
import { ethereumViews } from './ethereum-views'
import { askFeeCurrencies } from './fee-currency-questions'
import { askParameter, type ParameterView } from './parameter-view'
import { type Question, topics } from './question'
import { askTokens } from './token-questions'
import { textAt } from './values'

const views: Partial<Record<NetworkId, readonly ParameterView[]>> = {
  celo: celoViews,
  ethereum: ethereumViews,
}

/** Governance returns its approver, whose address has its own record. */
function askApprover(registry: Registry, network: NetworkId): Question[] {
  const approver = registry.contracts.GovernanceApprover?.[network]?.address
  const governance = registry.contracts.Governance?.[network]?.address
  if (!approver || !governance) return []
  const path = `contracts.GovernanceApprover.${network}`
  const keys = ['GovernanceApprover', network]
  const signature = 'function approver() view returns (address)'
  return [
    {
      topic: 'parameter',
      place: { path, file: 'data/contracts.json', keys, field: 'address' },
      ask: { kind: 'views', calls: [{ address: governance, signature }] },
      expected: approver,
      read: (values) => textAt(values),
      fix: `Governance has another approver: correct ${path}, governance.approvals and trust.approverMembers.`,
    },
  ]
}

/**
 * Everything in the registry that one network's node can confirm, by topic. Pure.
 * @throws Error if a view is for a fact or contract that isn't in the registry
 */
export function listQuestions(registry: Registry, network: NetworkId): Question[] {
  const all = [
    ...askChain(registry, network),
    ...askContracts(registry, network),
    ...askTokens(registry, network),
    ...askFeeCurrencies(registry, network),
    ...(views[network] ?? []).map((view) => askParameter(registry, network, view)),
    ...askApprover(registry, network),
  ]
  return topics.flatMap((topic) => all.filter((question) => question.topic === topic))
}
