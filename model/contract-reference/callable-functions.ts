import { parseAbiItem, toFunctionSignature, type AbiFunction, type AbiParameter } from 'viem'
import type { DescribedMember } from './described-members'

/** What a reader can type for a parameter, or for each item of a list. */
export type ArgumentKind = 'address' | 'whole number' | 'true or false' | 'bytes' | 'text'

export interface FunctionArgument {
  /** Unique among the names of a page's fields, unless the parameters mean the same: `account-address`. */
  readonly name: string
  /** As a reader sees it: `account (address)`. */
  readonly label: string
  readonly kind: ArgumentKind
  /** Whether it's an array: readers separate its items by commas. */
  readonly isList?: true
  /** How many bytes a fixed number of bytes has. */
  readonly size?: number
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

/** One of the addresses at which a contract is deployed. */
export interface Deployment {
  /** The name that the registry of facts uses: of a contract, or of a token. */
  readonly name: string
  readonly addresses: Partial<Readonly<Record<'celo' | 'celo-sepolia', string>>>
}

/** A contract with its functions that a form can call; plain data, because it's written into the page. */
export interface CallableContract {
  readonly name: string
  /** Where it's deployed. None if each reader has one of their own, whose address the form asks for. */
  readonly deployments: readonly Deployment[]
  readonly functions: readonly CallableFunction[]
}

const KINDS: readonly (readonly [type: RegExp, kind: ArgumentKind])[] = [
  [/^address$/, 'address'],
  [/^uint\d*$/, 'whole number'],
  [/^bool$/, 'true or false'],
  [/^bytes\d*$/, 'bytes'],
  [/^string$/, 'text'],
]

function describeArgument({ type, name }: AbiParameter, index: number): FunctionArgument | undefined {
  const [, item = '', list] = /^(.*?)(\[\])?$/.exec(type) ?? []
  const kind = KINDS.find(([pattern]) => pattern.test(item))?.[1]
  const title = name || `parameter ${index + 1}`
  const size = Number(/^bytes(\d+)$/.exec(item)?.[1] ?? 0)
  return (
    kind && {
      name: `${title.replaceAll(' ', '-')}-${item}${list ? '-list' : ''}`,
      label: `${title} (${type})`,
      kind,
      ...(list && { isList: true }),
      ...(size && { size }),
    }
  )
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
