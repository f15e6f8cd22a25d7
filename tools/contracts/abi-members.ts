import { formatAbiItem, type Abi, type AbiError, type AbiEvent, type AbiFunction } from 'abitype'
import { toFunctionSignature } from 'viem'

/** What a reference describes; constructors and fallbacks have no name to look up. */
export type AbiMember = AbiFunction | AbiEvent | AbiError

const isMember = (item: Abi[number]): item is AbiMember =>
  item.type === 'function' || item.type === 'event' || item.type === 'error'

export const listMembers = (abi: Abi): AbiMember[] => abi.filter(isMember)

/** A member as Solidity declares it, in the form that viem's parseAbi reads. */
export const formatMember = (member: AbiMember): string => formatAbiItem<Abi[number]>(member)

/** Kind, name and types: `function lock()`. */
export const formatSignature = (member: AbiMember): string =>
  // viem reads the name and inputs only, which events and errors have too
  `${member.type} ${toFunctionSignature(member as AbiFunction)}`
