import type { Registry } from '../../model/facts/entries'
import type { Contract, ContractDeployment } from '../../model/facts/schema/contracts'
import type { NetworkId } from '../../model/facts/schema/record'
import { listParameterAddresses } from './parameter-addresses'
import type { Place, Question } from './question'
import { bigintAt, textAt } from './values'

/** Checks whether there's code at an address. */
export function askCode(place: Place, address: string): Question {
  return {
    topic: 'code',
    place,
    ask: { kind: 'code', address },
    expected: `code at ${address}`,
    read: (values) => (bigintAt(values) > 0n ? `code at ${address}` : `no code at ${address}`),
    fix: `Look the address up on the network's explorer, correct it with npm run facts, or remove the record.`,
  }
}

/** Proxies that store their implementation in the EIP-1967 slot. */
function isProxy(address: string, { group, contractName = '' }: Contract): boolean {
  if (group === 'core') return true
  if (group === 'predeploys') return address.startsWith('0x42000000')
  // This proxy gets its implementation from AddressManager instead.
  return group === 'l1' && contractName.endsWith('Proxy') && contractName !== 'L1CrossDomainMessengerProxy'
}

function askImplementation(place: Place, deployment: ContractDeployment): Question {
  const recorded = deployment.onchain?.implementation
  const read: Question['read'] = (values) => {
    if (/^0x0{40}$/.test(textAt(values))) return 'no implementation'
    if (bigintAt(values, 1) === 0n) return `${textAt(values)}, which has no code`
    return recorded ? textAt(values) : 'an implementation with code'
  }
  return {
    topic: 'implementation',
    place,
    ask: { kind: 'implementation', address: deployment.address },
    expected: recorded ?? 'an implementation with code',
    read,
    fix: recorded
      ? 'The contract was upgraded: read what changed, update the pages, then run npm run facts:verify with --write.'
      : "Look the proxy up on the network's explorer. If it isn't a proxy, change isProxy in checks/onchain/address-questions.ts.",
  }
}

/** A contract with its deployment on one network. */
interface Deployed {
  name: string
  contract: Contract
  deployment: ContractDeployment
}

function askRegistry(place: Place, { name, deployment }: Deployed, registryAddress: string): Question {
  const signature = 'function getAddressForString(string identifier) view returns (address)'
  return {
    topic: 'registry entry',
    place,
    ask: { kind: 'views', calls: [{ address: registryAddress, signature, args: [name] }] },
    expected: deployment.address,
    read: (values) => (/^0x0{40}$/.test(textAt(values)) ? `no entry for ${name}` : textAt(values)),
    fix: `Governance changed the entry, or the record is wrong: npm run facts -- set ${place.path} --value <address>.`,
  }
}

function askContract({ name, contract, deployment }: Deployed, network: NetworkId) {
  const keys = [name, network]
  const place = { path: `contracts.${name}.${network}`, file: 'data/contracts.json', keys, field: 'address' }
  const proxy = isProxy(deployment.address, contract) ? [askImplementation(place, deployment)] : []
  return { place, questions: contract.kind ? [] : [askCode(place, deployment.address), ...proxy] }
}

/**
 * Code at each contract's address, the code behind proxies, and the Registry's entry for each core contract. Pure.
 */
export function askContracts(registry: Registry, network: NetworkId): Question[] {
  const celoRegistry = registry.contracts.Registry?.[network]?.address
  const contracts = Object.entries(registry.contracts).flatMap(([name, contract]) => {
    const deployment = contract[network]
    if (!deployment) return []
    const deployed = { name, contract, deployment }
    const { place, questions } = askContract(deployed, network)
    // The Registry doesn't list itself.
    const isListed = contract.group === 'core' && name !== 'Registry'
    const listed = isListed && celoRegistry ? [askRegistry(place, deployed, celoRegistry)] : []
    return [...questions, ...listed]
  })
  const parameters = listParameterAddresses(registry, network).map(({ place, address }) =>
    askCode(place, address),
  )
  return [...contracts, ...parameters]
}
