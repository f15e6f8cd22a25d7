import type { ContractReference, Member, SharedWords } from '../../model/contract-reference/schema'
import { formatMember, formatSignature, isMember, type AbiItem } from './format-member'

const isRead = ({ stateMutability }: AbiItem) => stateMutability === 'view' || stateMutability === 'pure'

/** A member that has no words yet: the empty sentence stops the build until someone writes it. */
function makeMember(item: AbiItem): Member {
  const abi = formatMember(item)
  return item.type === 'function'
    ? { abi, group: isRead(item) ? 'read' : 'restricted', text: '' }
    : { abi, text: '' }
}

/** A reference with the declarations of the package; words that were written stay. Pure. */
export function refreshReference(
  reference: ContractReference,
  abi: readonly AbiItem[],
  shared: SharedWords,
): ContractReference {
  const { members, notDeployed = {} } = reference
  const refreshed = abi.filter(isMember).flatMap((item): [string, Member][] => {
    const id = formatSignature(item)
    if (id in notDeployed) return []
    const isUnwritten = !members[id] || members[id].text === ''
    const held = isUnwritten && id in shared ? { abi: '' } : (members[id] ?? makeMember(item))
    return [[id, { ...held, abi: formatMember(item) }]]
  })
  const own = Object.entries(members).filter(([, { onlyIn }]) => onlyIn)
  return { ...reference, members: Object.fromEntries([...refreshed, ...own]) }
}
