import { decimalText } from '../Panel/decimal-text'
import {
  httpArguments,
  shellEndpoint,
  type Argument,
  type Call,
  type Callable,
  type Target,
  type Texts,
} from './callable'

interface Method {
  readonly name: string
  readonly arguments: readonly Argument[]
  /** The parameters in JSON-RPC's form. A field that's left empty is missing from the values. */
  readonly makeParams: (texts: Texts) => readonly unknown[]
  /** The unit of a quantity in the result. */
  readonly unit?: string
}

const account: Argument = { name: 'account', label: 'Account', kind: 'address' }
const recipient: Argument = { name: 'recipient', label: 'Recipient', kind: 'address' }
const feeCurrency: Argument = {
  name: 'feeCurrency',
  label: 'Fee currency (empty for CELO)',
  kind: 'address',
  isOptional: true,
}
const contract: Argument = { name: 'contract', label: 'Contract', kind: 'address' }
const data: Argument = { name: 'data', label: 'Data (the selector, then the arguments)', kind: 'bytes' }
const blocks: Argument = { name: 'blocks', label: 'Number of blocks', kind: 'whole number' }
const hash: Argument = {
  name: 'hash',
  label: 'Transaction hash, with a colon after its first 32 digits',
  kind: 'bytes',
  size: 32,
}
const block: Argument = { name: 'block', label: 'Block (number or tag)', kind: 'block' }

export const BLOCK_TAGS: readonly string[] = ['latest', 'safe', 'finalized', 'earliest']

const toHex = (text = '') => `0x${BigInt(text).toString(16)}`
const toBlock = (text = '') => (BLOCK_TAGS.includes(text) ? text : toHex(text))
const only = (text: string | undefined) => (text ? [text] : [])

/** The unit of a price: per unit of gas, with 18 decimals whatever the fee currency. */
const PRICE = 'of 10¹⁸ per unit of gas'
const WEI = 'wei of CELO'

/** The calls that the form offers. A hash needs a colon in its middle, because it could also be a private key. */
const methods: readonly Method[] = [
  {
    name: 'eth_gasPrice',
    arguments: [feeCurrency],
    makeParams: (texts) => only(texts.feeCurrency),
    unit: PRICE,
  },
  {
    name: 'eth_maxPriorityFeePerGas',
    arguments: [feeCurrency],
    makeParams: (texts) => only(texts.feeCurrency),
    unit: PRICE,
  },
  {
    name: 'eth_estimateGas',
    arguments: [account, recipient, feeCurrency],
    makeParams: ({ account: from, recipient: to, feeCurrency: currency }) => [
      { from, to, ...(currency ? { feeCurrency: currency } : {}) },
    ],
    unit: 'units of gas',
  },
  {
    name: 'eth_getBalance',
    arguments: [account, block],
    makeParams: (texts) => [texts.account, toBlock(texts.block)],
    unit: WEI,
  },
  {
    name: 'eth_getTransactionCount',
    arguments: [account, block],
    makeParams: (texts) => [texts.account, toBlock(texts.block)],
    unit: 'transactions sent',
  },
  {
    name: 'eth_getBlockByNumber',
    arguments: [block],
    makeParams: (texts) => [toBlock(texts.block), false],
  },
  {
    name: 'eth_getBlockReceipts',
    arguments: [block],
    makeParams: (texts) => [toBlock(texts.block)],
  },
  {
    name: 'eth_feeHistory',
    arguments: [blocks, block],
    makeParams: (texts) => [toHex(texts.blocks), toBlock(texts.block), []],
  },
  {
    name: 'eth_getLogs',
    arguments: [contract, block],
    makeParams: (texts) => {
      const at = toBlock(texts.block)
      return [{ address: texts.contract, fromBlock: at, toBlock: at }]
    },
  },
  {
    name: 'eth_call',
    arguments: [contract, data, block],
    makeParams: (texts) => [{ to: texts.contract, data: texts.data }, toBlock(texts.block)],
  },
  {
    name: 'eth_getCode',
    arguments: [contract, block],
    makeParams: (texts) => [texts.contract, toBlock(texts.block)],
  },
  { name: 'eth_getTransactionByHash', arguments: [hash], makeParams: ({ hash: given }) => [given] },
  { name: 'eth_getTransactionReceipt', arguments: [hash], makeParams: ({ hash: given }) => [given] },
  { name: 'eth_blockNumber', arguments: [], makeParams: () => [] },
  { name: 'eth_chainId', arguments: [], makeParams: () => [] },
]

/** The same quantity in a unit that's easier to read, by its first unit. */
const CONVERTED: Readonly<Record<string, (quantity: bigint) => string>> = {
  [PRICE]: (quantity) => `${decimalText(quantity, 9)} gwei`,
  [WEI]: (quantity) => `${decimalText(quantity, 18)} CELO`,
}

/** A quantity in decimal with its unit; undefined for results that aren't just a quantity. */
function decodeQuantity(result: unknown, unit: string | undefined) {
  if (typeof result !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(result)) return undefined
  const text = [BigInt(result).toLocaleString('en-US'), unit].filter(Boolean).join(' ')
  const other = CONVERTED[unit ?? '']?.(BigInt(result))
  return { label: 'In decimal', text: other ? `${text}, or ${other}` : text }
}

const quote = (value: unknown) => (typeof value === 'string' ? value : `'${JSON.stringify(value)}'`)

/** A value as our pages' code writes it. */
const literal = (value: unknown) =>
  JSON.stringify(value)
    .replace(/"(\w+)":/g, '$1: ')
    .replaceAll('"', "'")
    .replaceAll(',', ', ')
    .replaceAll('{', '{ ')
    .replaceAll('}', ' }')

const viemCode = ({ method, params }: Call, target: Target) => {
  const name = target.chain
  return `import { createPublicClient, http } from 'viem'
import { ${name} } from 'viem/chains'

const client = createPublicClient({ chain: ${name}, transport: http(${httpArguments(target)}) })
const call = { method: '${method}', params: ${literal(params)} }
console.log(await client.request(call as never)) // viem's types don't list Celo's parameters`
}

/** A call as a curl command. Parameters have been checked, so they contain no quotes. */
export const curlCode = (call: Call, target: Target): string =>
  `curl -s ${shellEndpoint(target)} -H 'content-type: application/json' -d '${JSON.stringify({ jsonrpc: '2.0', id: 1, ...call })}'`

function makeCode(call: Call, _: Texts, target: Target) {
  const cast = ['cast rpc --rpc-url', shellEndpoint(target), call.method, ...call.params.map(quote)].join(' ')
  return { viem: viemCode(call, target), cast, curl: curlCode(call, target) }
}

/** JSON-RPC methods that only read. */
export const rpcCalls: readonly Callable[] = methods.map(({ name, arguments: fields, makeParams, unit }) => ({
  name,
  arguments: fields,
  makeCall: (texts) => ({ method: name, params: makeParams(texts) }),
  decode: (result) => decodeQuantity(result, unit),
  makeCode,
}))
