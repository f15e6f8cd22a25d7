import { z } from 'zod'

/** Who a function is for: anyone who reads, anyone who writes, one role, or the contract's own upkeep. */
export const FUNCTION_GROUPS = ['read', 'write', 'restricted', 'internal'] as const

const sentence = z.string().trim().min(5).regex(/[.)]$/)

/** What's written by hand about a member. */
const wordsSchema = z.strictObject({
  group: z.enum(FUNCTION_GROUPS).optional(),
  text: sentence,
  /** The role that may call it; required for functions of the group "restricted". */
  caller: sentence.optional(),
  reverts: sentence.optional(),
})

/** A member of a contract. Without words of its own, it has those of data/contract-reference/shared.json. */
export const memberSchema = wordsSchema.partial({ text: true }).extend({
  /** The member as the package declares it: `function lock() payable`. */
  abi: z.string().regex(/^(?:function|event|error) \w+\(/),
  /** The source file, if the contract has the member and the package doesn't. */
  onlyIn: z.string().min(3).optional(),
})

/** A member's kind, name and parameter types: `event Transfer(address,address,uint256)`. */
const signature = z.string().regex(/^(?:function|event|error) \w+\([\w,()[\]]*\)$/)

export const referenceSchema = z.strictObject({
  contract: z.string().min(1),
  /** Missing if no package declares the contract; each member then has "onlyIn". */
  package: z.strictObject({ name: z.string().min(1), version: z.string().min(1) }).optional(),
  sources: z.array(z.string().min(3)).min(1),
  checkedOn: z.iso.date(),
  /** Members of the package that the contract doesn't have, with the reason. */
  notDeployed: z.record(signature, sentence).optional(),
  members: z.record(signature, memberSchema),
})

export const sharedSchema = z.record(signature, wordsSchema)

export type Member = z.infer<typeof memberSchema>
export type Words = z.infer<typeof wordsSchema>
export type ContractReference = z.infer<typeof referenceSchema>
export type SharedWords = z.infer<typeof sharedSchema>
