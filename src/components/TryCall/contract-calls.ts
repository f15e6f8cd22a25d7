import type { CallableContract, CallableFunction } from '../../../model/contract-reference/callable-functions'
import { formatLine } from '../../sandbox/inspect'
import { httpArguments, shellEndpoint, type Callable, type Target, type Texts } from './callable'
import { curlCode } from './methods'

type Value = string | bigint

/** The values as viem takes them, in the order of the parameters. */
const listValues = ({ arguments: fields }: CallableFunction, texts: Texts): Value[] =>
  fields.map(({ name, kind }) => {
    const text = texts[name] ?? ''
    return kind === 'whole number' ? BigInt(text) : text
  })

const literal = (value: Value) => (typeof value === 'bigint' ? `${value}n` : `'${value}'`)
const shellWord = (value: Value) => (/^[\w.]+$/.test(String(value)) ? String(value) : `"${value}"`)

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

function makeCallable({ addresses }: CallableContract, called: CallableFunction): Callable {
  const { signature, castSignature, declared } = called
  const findAddress = ({ id }: Target) => addresses[id]
  return {
    name: signature,
    arguments: called.arguments,
    makeCall: (texts, target, { encodeCall }) => {
      const data = encodeCall(declared, listValues(called, texts))
      return { method: 'eth_call', params: [{ to: findAddress(target), data }, 'latest'] }
    },
    decode: (result, { decodeCall }) => ({
      label: 'Decoded',
      text: formatLine([decodeCall(declared, String(result))]),
    }),
    makeCode: (call, texts, target) => {
      const values = listValues(called, texts)
      const address = findAddress(target)
      const words = ['cast call', address, `"${castSignature}"`, ...values.map(shellWord)]
      return {
        viem: viemCode(called, values, { address, target }),
        cast: [...words, '--rpc-url', shellEndpoint(target)].join(' '),
        curl: curlCode(call, target),
      }
    },
  }
}

/** The functions of a contract, each as an `eth_call`. Pure. */
export const contractCalls = (contract: CallableContract): Callable[] =>
  contract.functions.map((called) => makeCallable(contract, called))
