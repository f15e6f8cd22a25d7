import type { Abi } from 'abitype'
import type { ContractReference, Member, SharedWords } from '../../model/contract-reference/schema'
import { formatMember, formatSignature, listMembers, type AbiMember } from './abi-members'

/** A member that has no words yet: the empty sentence stops the build until someone writes it. */
function makeMember(member: AbiMember): Member {
  const abi = formatMember(member)
  if (member.type !== 'function') return { abi, text: '' }
  const isRead = member.stateMutability === 'view' || member.stateMutability === 'pure'
  return { abi, group: isRead ? 'read' : 'restricted', text: '' }
}

/** A reference with the declarations of the package; words that were written stay. Pure. */
export function refreshReference(
  reference: ContractReference,
  abi: Abi,
  shared: SharedWords,
): ContractReference {
  const { members, notDeployed = {} } = reference
  const refreshed = listMembers(abi).flatMap((item): [string, Member][] => {
    const id = formatSignature(item)
    if (id in notDeployed) return []
    const isUnwritten = !members[id] || members[id].text === ''
    const held = isUnwritten && id in shared ? { abi: '' } : (members[id] ?? makeMember(item))
    return [[id, { ...held, abi: formatMember(item) }]]
  })
  const own = Object.entries(members).filter(([, { onlyIn }]) => onlyIn)
  return { ...reference, members: Object.fromEntries([...refreshed, ...own]) }
}
