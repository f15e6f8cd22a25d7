import {
  fromRlp,
  hexToBigInt,
  isHex,
  keccak256,
  concatHex,
  recoverAddress,
  toRlp,
  type Address,
  type Hex,
} from 'viem'

/** A signed CIP-64 transaction. Amounts are in wei, fees in units of the fee currency with 18 decimals. */
export interface Cip64 {
  hash: Hex
  sender: Address
  chainId: bigint
  nonce: bigint
  maxPriorityFeePerGas: bigint
  maxFeePerGas: bigint
  gas: bigint
  to: Address | undefined
  value: bigint
  data: Hex
  accessList: { address: Address; storageKeys: Hex[] }[]
  feeCurrency: Address
  yParity: bigint
  r: Hex
  s: Hex
}

export const cip64Type = '0x7b'

type Rlp = Hex | readonly Rlp[]

function hexAt(fields: readonly Rlp[], index: number): Hex {
  const field = fields[index]
  if (!isHex(field)) throw new Error(`field ${index} of a CIP-64 transaction is not bytes`)
  return field
}

const numberAt = (fields: readonly Rlp[], index: number) => {
  const field = hexAt(fields, index)
  return field === '0x' ? 0n : hexToBigInt(field)
}

function readAccessList(field: Rlp | undefined): Cip64['accessList'] {
  if (!Array.isArray(field)) return []
  return field.map((entry) => ({
    address: hexAt(entry as Rlp[], 0),
    storageKeys: [...((entry as Rlp[])[1] as Hex[])],
  }))
}

/**
 * Decodes and verifies `0x7b || rlp([chainId, nonce, maxPriorityFeePerGas, maxFeePerGas, gas, to, value, data,
 * accessList, feeCurrency, yParity, r, s])`. Source: CIP-64, celo-org/celo-proposals.
 */
export async function decodeCip64(raw: Hex): Promise<Cip64> {
  const fields = fromRlp(`0x${raw.slice(4)}`, 'hex') as readonly Rlp[]
  if (fields.length !== 13) throw new Error(`a CIP-64 transaction has 13 fields, not ${fields.length}`)
  const unsigned = concatHex([cip64Type, toRlp(fields.slice(0, 10) as Hex[])])
  const [yParity, r, s] = [numberAt(fields, 10), hexAt(fields, 11), hexAt(fields, 12)]
  const sender = await recoverAddress({
    hash: keccak256(unsigned),
    signature: {
      r: `0x${r.slice(2).padStart(64, '0')}`,
      s: `0x${s.slice(2).padStart(64, '0')}`,
      yParity: Number(yParity),
    },
  })
  const to = hexAt(fields, 5)
  return {
    hash: keccak256(raw),
    sender,
    chainId: numberAt(fields, 0),
    nonce: numberAt(fields, 1),
    maxPriorityFeePerGas: numberAt(fields, 2),
    maxFeePerGas: numberAt(fields, 3),
    gas: numberAt(fields, 4),
    to: to === '0x' ? undefined : to,
    value: numberAt(fields, 6),
    data: hexAt(fields, 7),
    accessList: readAccessList(fields[8]),
    feeCurrency: hexAt(fields, 9),
    yParity,
    r,
    s,
  }
}
