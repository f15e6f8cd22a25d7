import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import type { FUNCTION_GROUPS, ContractReference, SharedWords, Words } from './schema'

export type MemberGroup = (typeof FUNCTION_GROUPS)[number] | 'event' | 'error'

/** A function, event or error with everything that a page says about it. */
export interface DescribedMember extends Words {
  readonly name: string
  /** Kind, name and types, which is unique in a contract. */
  readonly signature: string
  readonly section: MemberGroup
  /** As declared, without its kind. */
  readonly declared: string
  /** The selector of a function or error, and topic 0 of an event. */
  readonly id: string
}

/** The first four bytes of the hash of `lock()`; all 32 for an event. */
export function hashSignature(signature: string): string {
  const [kind = '', types = ''] = signature.split(/ (.*)/)
  const hash = bytesToHex(keccak_256(utf8ToBytes(types)))
  return `0x${kind === 'event' ? hash : hash.slice(0, 8)}`
}

function findSection(kind: string, { group }: Words, where: string): MemberGroup {
  if (kind === 'event' || kind === 'error') return kind
  if (group) return group
  throw new Error(`${where}: found no group; expected read, write, restricted or internal; fix: add "group"`)
}

/**
 * The members of a contract with their words, in the order of the file.
 * @throws naming the file and the member that has no sentence, no group, or no caller where it needs one
 */
export function describeMembers(reference: ContractReference, shared: SharedWords): DescribedMember[] {
  return Object.entries(reference.members).map(([signature, member]) => {
    const where = `data/contract-reference/${reference.contract}.json "${signature}"`
    const words = { ...shared[signature], ...member }
    const { text } = words
    if (!text)
      throw new Error(`${where}: found no sentence; expected one that says what it does; fix: add "text"`)
    const [kind = '', rest = ''] = signature.split(/ (.*)/)
    const section = findSection(kind, { ...words, text }, where)
    if (section === 'restricted' && !words.caller)
      throw new Error(`${where}: found no caller; expected who may call it; fix: add "caller"`)
    return {
      ...words,
      text,
      name: rest.slice(0, rest.indexOf('(')),
      signature,
      section,
      declared: member.abi.slice(kind.length + 1),
      id: hashSignature(signature),
    }
  })
}
