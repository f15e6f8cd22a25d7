import { z } from 'zod'

interface Parameter {
  readonly type: string
  readonly name?: string | undefined
  readonly indexed?: boolean | undefined
  readonly components?: readonly Parameter[] | undefined
}

const parameterSchema: z.ZodType<Parameter> = z.object({
  type: z.string(),
  name: z.string().optional(),
  indexed: z.boolean().optional(),
  get components() {
    return z.array(parameterSchema).optional()
  },
})

const itemSchema = z.object({
  type: z.string(),
  name: z.string().optional(),
  inputs: z.array(parameterSchema).optional(),
  outputs: z.array(parameterSchema).optional(),
  stateMutability: z.string().optional(),
})

export type AbiItem = z.infer<typeof itemSchema>

/** The ABI of a file of the package. */
export const packageFileSchema = z.object({ abi: z.array(itemSchema) })

const KINDS = new Set(['function', 'event', 'error'])

/** Whether an item is a function, event or error; constructors and fallbacks have no name to look up. */
export const isMember = ({ type }: AbiItem): boolean => KINDS.has(type)

function formatParameter({ type, name, indexed, components }: Parameter): string {
  const shown = components ? type.replace('tuple', `(${components.map(formatParameter).join(', ')})`) : type
  return [shown, indexed ? 'indexed' : '', name ?? ''].filter(Boolean).join(' ')
}

/** An item as Solidity declares it, in the form that viem's parseAbi reads. */
export function formatMember({ type, name, inputs = [], outputs = [], stateMutability }: AbiItem): string {
  const mutability = stateMutability && stateMutability !== 'nonpayable' ? ` ${stateMutability}` : ''
  const returned = outputs.length > 0 ? ` returns (${outputs.map(formatParameter).join(', ')})` : ''
  return `${type} ${name}(${inputs.map(formatParameter).join(', ')})${mutability}${returned}`
}

const formatType = ({ type, components }: Parameter): string =>
  components ? type.replace('tuple', `(${components.map(formatType).join(',')})`) : type

/** Kind, name and types: `function lock()`. */
export function formatSignature({ type, name, inputs = [] }: AbiItem): string {
  return `${type} ${name}(${inputs.map(formatType).join(',')})`
}
