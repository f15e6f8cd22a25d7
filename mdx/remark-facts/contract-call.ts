import { listCallable, type CallableContract } from '../../model/contract-reference/callable-functions'
import { readMembers } from '../../model/contract-reference/read-reference'
import { findAddress } from '../../model/facts/registry'
import { block } from './elements'
import type { PagePiece } from './pieces'

type Given = { of?: string; at?: string }

/**
 * `<TryCall of="LockedGold" at="LockedCelo" />`: the form for a contract's functions that read.
 * @param given the reference's name, and the contract's name in the registry of facts
 */
export function contractCall({ of = '', at: name = '' }: Given, root: string): PagePiece {
  const address = (network: string) => findAddress({ of: name, network, role: 'contract' }, root).address
  const contract: CallableContract = {
    name,
    addresses: { celo: address('celo'), 'celo-sepolia': address('celo-sepolia') },
    functions: listCallable(readMembers(of, root)),
  }
  return { kind: 'page', nodes: [block('TryCall', { contract: JSON.stringify(contract) }, [])] }
}
