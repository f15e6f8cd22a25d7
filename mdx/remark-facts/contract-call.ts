import {
  listCallable,
  type CallableContract,
  type Deployment,
} from '../../model/contract-reference/callable-functions'
import { readMembers } from '../../model/contract-reference/read-reference'
import { findAddress, loadRegistry } from '../../model/facts/registry'
import { block } from './elements'
import type { PagePiece } from './pieces'

type Given = { of?: string; at?: string }

const NETWORKS = ['celo', 'celo-sepolia'] as const

/**
 * Where a contract is deployed, on the networks that the registry has an address for.
 * @param name a contract's, or a token's with its role: `USDm token`, `USDC fee adapter`
 */
function findDeployment(name: string, root: string): Deployment {
  const [, of = name, role = 'contract'] = /^(\S+) (token|fee adapter)$/.exec(name) ?? []
  const { contracts, tokens } = loadRegistry(root)
  const record = role === 'contract' ? contracts[of] : tokens[of]
  const known = NETWORKS.filter((network) => record?.[network])
  const networks = known.length > 0 ? known : NETWORKS // for an unknown name, findAddress says which there are
  const addresses = networks.map((network) => [network, findAddress({ of, network, role }, root).address])
  return { name: of, addresses: Object.fromEntries(addresses) as Deployment['addresses'] }
}

/**
 * `<TryCall of="LockedGold" at="LockedCelo" />`: the form for a contract's functions that read. `at` lists the places
 * where it's deployed, separated by commas; `own` stands for an address that only the reader knows.
 * @param given the reference's name, and names in the registry of facts
 */
export function contractCall({ of = '', at = '' }: Given, root: string): PagePiece {
  const deployments = at === 'own' ? [] : at.split(', ').map((name) => findDeployment(name, root))
  const contract: CallableContract = {
    name: deployments.length === 1 ? deployments[0]!.name : of,
    deployments,
    functions: listCallable(readMembers(of, root)),
  }
  return { kind: 'page', nodes: [block('TryCall', { contract: JSON.stringify(contract) }, [])] }
}
