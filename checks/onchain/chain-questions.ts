import type { Registry } from '../../model/facts/entries'
import type { NetworkId } from '../../model/facts/schema/record'
import { convert } from './convert'
import type { Ask, Place, Question, Value, ViewCall } from './question'
import { bigintAt, textAt } from './values'

/** Blocks between the two times from which the block time is computed. */
export const SPAN = 100n

/**
 * A block's extra data since Jovian: a version byte (1), then denominator and elasticity of EIP-1559 in 4 bytes
 * each, and the minimum base fee in wei in 8 bytes. Source: ethereum-optimism/specs
 * specs/protocol/jovian/exec-engine.md.
 * In: "0x" and 34 hex digits; out: undefined for other data.
 */
export function readJovian(
  extraData: string,
): { denominator: bigint; elasticity: bigint; minBaseFee: bigint } | undefined {
  const [, denominator, elasticity, fee] =
    /^0x01([0-9a-f]{8})([0-9a-f]{8})([0-9a-f]{16})$/i.exec(extraData) ?? []
  if (!denominator || !elasticity || !fee) return undefined
  return {
    denominator: BigInt(`0x${denominator}`),
    elasticity: BigInt(`0x${elasticity}`),
    minBaseFee: BigInt(`0x${fee}`),
  }
}

type Header = (values: readonly Value[]) => bigint | undefined

// Values from a header: gas limit, extra data, its time, and the time SPAN blocks earlier.
const gasLimit: Header = (values) => bigintAt(values)
const jovian =
  (field: 'denominator' | 'elasticity' | 'minBaseFee'): Header =>
  (values) =>
    readJovian(textAt(values, 1))?.[field]
const gasTarget: Header = (values) => {
  const elasticity = jovian('elasticity')(values)
  return elasticity ? bigintAt(values) / elasticity : undefined
}

const headers: readonly { field: string; header: Header }[] = [
  { field: 'blockGasLimit', header: gasLimit },
  { field: 'gasTarget', header: gasTarget },
  { field: 'elasticity', header: jovian('elasticity') },
  { field: 'baseFeeDenominator', header: jovian('denominator') },
]

const oracleViews: readonly { field: string; view: Omit<ViewCall, 'address'> }[] = [
  {
    field: 'l1DataFee',
    view: { signature: 'function getL1Fee(bytes data) view returns (uint256)', args: ['0x00'] },
  },
  {
    field: 'operatorFee',
    view: { signature: 'function getOperatorFee(uint256 gasUsed) view returns (uint256)', args: ['21000'] },
  },
]

const getPlace = (network: NetworkId, field: string): Place => ({
  path: `chains.${network}.${field}`,
  file: 'data/chains.json',
  keys: [network, field],
  field: 'value',
})

const readHeader =
  (header: Header): Question['read'] =>
  (values) => {
    const value = header(values)
    return value === undefined ? `extra data ${textAt(values, 1)}, which isn't Jovian's` : String(value)
  }

const readBlockTime: Question['read'] = (values) => {
  const seconds = (bigintAt(values, 2) - bigintAt(values, 3)) / SPAN
  return String(seconds)
}

function askMinBaseFee(registry: Registry): Question[] {
  const fact = registry.parameters.trust?.minBaseFee
  if (!fact) return []
  return [
    {
      topic: 'parameter',
      place: {
        path: 'trust.minBaseFee',
        file: 'data/parameters/trust.json',
        keys: ['minBaseFee'],
        field: 'value',
      },
      ask: { kind: 'header' },
      expected: String(fact.value),
      read: (values) => {
        const fee = jovian('minBaseFee')(values)
        return fee === undefined ? readHeader(() => undefined)(values) : convert(fee, 'wei', fact.unit)
      },
      fix: 'cLabs changed the minimum base fee: add the new value with its day, and update the pages about fees.',
    },
  ]
}

/** Chain ID, block time, gas limits and fee rules of Celo and its testnet; for Ethereum, only its chain ID. Pure. */
export function askChain(registry: Registry, network: NetworkId): Question[] {
  const chain = registry.chains[network]
  if (!chain) return []
  const facts = chain as Readonly<Record<string, { value?: string | number } | string | undefined>>
  const ask = (field: string, asked: Ask, read: Question['read']): Question[] => {
    const fact = facts[field]
    if (typeof fact !== 'object' || fact.value === undefined) return []
    const place = getPlace(network, field)
    const topic = field === 'chainId' ? 'chain ID' : 'parameter'
    const fix = `The network's rules changed: npm run facts -- set ${place.path} --value <value>, and update the pages.`
    return [{ topic, place, ask: asked, expected: String(fact.value), read, fix }]
  }
  const chainId = ask('chainId', { kind: 'chain id' }, (values) => textAt(values))
  if (network !== 'celo' && network !== 'celo-sepolia') return chainId
  const oracle = registry.contracts.GasPriceOracle?.[network]?.address
  return [
    ...chainId,
    ...ask('blockTime', { kind: 'header' }, readBlockTime),
    ...headers.flatMap(({ field, header }) => ask(field, { kind: 'header' }, readHeader(header))),
    ...oracleViews.flatMap(({ field, view }) =>
      oracle ? ask(field, { kind: 'views', calls: [{ address: oracle, ...view }] }, (v) => textAt(v)) : [],
    ),
    ...(network === 'celo' ? askMinBaseFee(registry) : []),
  ]
}
