import { parseAbiItem, toFunctionSignature, type AbiFunction, type AbiParameter } from 'viem'
import type { DescribedMember } from './described-members'

/** What a reader can type for a parameter. */
export type ArgumentKind = 'address' | 'whole number' | 'text'

export interface FunctionArgument {
  /** Unique among the names of a page's fields, unless the parameters mean the same: `account-address`. */
  readonly name: string
  /** As a reader sees it: `account (address)`. */
  readonly label: string
  readonly kind: ArgumentKind
}

/** A function that a form can call. */
export interface CallableFunction {
  /** Name and types: `balanceOf(address)`. */
  readonly signature: string
  /** As `cast call` expects it: `balanceOf(address)(uint256)`. */
  readonly castSignature: string
  /** As Solidity declares it. */
  readonly declared: string
  readonly arguments: readonly FunctionArgument[]
}

/** A contract with its functions that a form can call; plain data, because it's written into the page. */
export interface CallableContract {
  /** The name that the registry of facts uses. */
  readonly name: string
  /** Where it's deployed, by network. */
  readonly addresses: Readonly<Record<'celo' | 'celo-sepolia', string>>
  readonly functions: readonly CallableFunction[]
}

/** Bytes aren't among them: 32 bytes in hex could also be a private key, and the form rejects those. */
const KINDS: readonly (readonly [type: RegExp, kind: ArgumentKind])[] = [
  [/^address$/, 'address'],
  [/^uint\d*$/, 'whole number'],
  [/^string$/, 'text'],
]

function describeArgument({ type, name }: AbiParameter, index: number): FunctionArgument | undefined {
  const kind = KINDS.find(([pattern]) => pattern.test(type))?.[1]
  const title = name || `parameter ${index + 1}`
  return kind && { name: `${title.replaceAll(' ', '-')}-${type}`, label: `${title} (${type})`, kind }
}

function describeCall({ declared }: DescribedMember): CallableFunction | undefined {
  const item = parseAbiItem(`function ${declared}` as string) as AbiFunction // the generator wrote it
  const found = item.inputs.map(describeArgument)
  const known = found.filter((argument) => argument !== undefined)
  if (known.length < found.length) return undefined
  const signature = toFunctionSignature(item)
  const outputs = toFunctionSignature({ ...item, name: '', inputs: item.outputs })
  return { signature, castSignature: signature + outputs, declared: `function ${declared}`, arguments: known }
}

/** The functions that only read and whose parameters a reader can type, by name. Pure. */
export function listCallable(members: readonly DescribedMember[]): CallableFunction[] {
  return members
    .filter(({ section }) => section === 'read')
    .map(describeCall)
    .filter((each) => each !== undefined)
    .sort((a, b) => a.signature.localeCompare(b.signature, 'en'))
}
