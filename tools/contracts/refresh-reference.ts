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

/**
 * A reference with the declarations of the package. Words that were written stay, and so does the order of the
 * members, which pages show; new members come last. Pure.
 */
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
  const next = new Map([...refreshed, ...own])
  const ids = new Set([...Object.keys(members), ...next.keys()])
  const ordered = [...ids].flatMap((id): [string, Member][] => (next.has(id) ? [[id, next.get(id)!]] : []))
  return { ...reference, members: Object.fromEntries(ordered) }
}
