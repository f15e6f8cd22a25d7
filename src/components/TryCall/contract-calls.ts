import type {
  CallableContract,
  CallableFunction,
  Deployment,
  FunctionArgument,
} from '../../../model/contract-reference/callable-functions'
import { formatLine } from '../../sandbox/inspect'
import {
  httpArguments,
  OWN_CONTRACT,
  shellEndpoint,
  type Callable,
  type Target,
  type Texts,
} from './callable'
import { curlCode } from './methods'

type Item = string | bigint | boolean
type Value = Item | Item[]

function parseItem(text: string, { kind }: FunctionArgument): Item {
  if (kind === 'whole number') return BigInt(text)
  return kind === 'true or false' ? text === 'true' : text
}

/** The values as viem takes them, in the order of the parameters. */
const listValues = ({ arguments: fields }: CallableFunction, texts: Texts): Value[] =>
  fields.map((field) => {
    const text = texts[field.name] ?? ''
    if (!field.isList) return parseItem(text, field)
    return text ? text.split(',').map((item) => parseItem(item, field)) : []
  })

function literal(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'bigint' ? `${value}n` : `'${value}'`
}

function shellWord(value: Value): string {
  const text = Array.isArray(value) ? `[${value.join(',')}]` : String(value)
  return /^[\w.]+$/.test(text) ? text : `"${text}"`
}

interface Called {
  address: string
  target: Target
}

function viemCode(called: CallableFunction, values: readonly Value[], { address, target }: Called) {
  const { chain } = target
  const name = called.signature.slice(0, called.signature.indexOf('('))
  const args = values.length > 0 ? `\n  args: [${values.map(literal).join(', ')}],` : ''
  return `import { createPublicClient, http, parseAbi } from 'viem'
import { ${chain} } from 'viem/chains'

const client = createPublicClient({ chain: ${chain}, transport: http(${httpArguments(target)}) })
const result = await client.readContract({
  address: '${address}',
  abi: parseAbi(['${called.declared}']),
  functionName: '${name}',${args}
})
console.log(result)`
}

function makeCallable(called: CallableFunction, deployment: Deployment | undefined): Callable {
  const { signature, castSignature, declared } = called
  const findAddress = (texts: Texts, { id }: Target) =>
    (deployment ? deployment.addresses[id] : texts[OWN_CONTRACT.name]) ?? ''
  return {
    name: signature,
    arguments: deployment ? called.arguments : [OWN_CONTRACT, ...called.arguments],
    makeCall: (texts, target, { encodeCall }) => {
      const data = encodeCall(declared, listValues(called, texts))
      return { method: 'eth_call', params: [{ to: findAddress(texts, target), data }, 'latest'] }
    },
    decode: (result, { decodeCall }) => ({
      label: 'Decoded',
      text: formatLine([decodeCall(declared, String(result))]),
    }),
    makeCode: (call, texts, target) => {
      const values = listValues(called, texts)
      const address = findAddress(texts, target)
      const words = ['cast call', address, `"${castSignature}"`, ...values.map(shellWord)]
      return {
        viem: viemCode(called, values, { address, target }),
        cast: [...words, '--rpc-url', shellEndpoint(target)].join(' '),
        curl: curlCode(call, target),
      }
    },
  }
}

/** The functions of a contract at one of its deployments, each as an `eth_call`. Pure. */
export const contractCalls = (contract: CallableContract, place = 0): Callable[] =>
  contract.functions.map((called) => makeCallable(called, contract.deployments[place]))
