import type { Abi } from 'abitype'
import type { ContractReference } from '../../model/contract-reference/schema'
import { formatMember, formatSignature, listMembers } from './abi-members'

type Fields = Pick<ContractReference, 'contract' | 'members' | 'notDeployed'>

/** What the reference has and the package doesn't. */
function findStale({ contract, members, notDeployed = {} }: Fields, declared: ReadonlyMap<string, string>) {
  const stale = Object.entries(members).filter(([id, { onlyIn }]) => !declared.has(id) && !onlyIn)
  const known = Object.entries(members).filter(([id, { onlyIn }]) => declared.has(id) && onlyIn)
  const removed = Object.keys(notDeployed).filter((id) => !declared.has(id))
  return [
    ...stale.map(([id]) => `${contract} ${id}: found in the reference, not in the package; fix: remove it`),
    ...known.map(([id]) => `${contract} ${id}: found in the package too; fix: remove "onlyIn"`),
    ...removed.map(
      (id) => `${contract} ${id}: the package doesn't have it; fix: remove it from "notDeployed"`,
    ),
  ]
}

/** Differences between a reference and the ABI of the package, each as a line with its fix. Pure. */
export function compareReference(reference: Fields, abi: Abi): string[] {
  const { contract, members, notDeployed = {} } = reference
  const declared = new Map(listMembers(abi).map((item) => [formatSignature(item), formatMember(item)]))
  const differences = [...declared].flatMap(([id, text]) => {
    if (id in notDeployed)
      return id in members ? [`${contract} ${id}: described and "notDeployed"; fix: keep one`] : []
    const found = members[id]?.abi
    if (found === text) return []
    return [
      `${contract} ${id}: found ${found ?? 'nothing'}; expected ${text}; fix: npm run generate:contracts`,
    ]
  })
  return [...differences, ...findStale(reference, declared)]
}
