import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { suggestPath } from '../facts/near-path'
import { parseBySchema } from '../schema-diagnostics'
import { describeMembers, type DescribedMember } from './described-members'
import { referenceSchema, sharedSchema, type ContractReference, type SharedWords } from './schema'

export const REFERENCE_FOLDER = 'data/contract-reference'
const SHARED = 'shared.json'

function parseFile<T>(file: string, schema: z.ZodType<T>, root: string): T {
  const text = readFileSync(path.join(root, file), 'utf8')
  return parseBySchema({ file, text }, schema, 'correct the field by model/contract-reference/schema.ts')
}

/** Names of the contracts that have a reference, sorted. */
export function listReferences(root = process.cwd()): string[] {
  const folder = path.join(root, REFERENCE_FOLDER)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== SHARED)
  return files.map((file) => file.slice(0, -'.json'.length)).sort()
}

/** The words about members that several contracts inherit. */
export function readSharedWords(root = process.cwd()): SharedWords {
  return parseFile(`${REFERENCE_FOLDER}/${SHARED}`, sharedSchema, root)
}

/** The reference of one contract, as its file has it. Throws for an unknown name, suggesting similar ones. */
export function readReference(name: string, root = process.cwd()): ContractReference {
  const known = listReferences(root)
  if (!known.includes(name)) throw new Error(`Unknown contract "${name}". ${suggestPath(name, known)}`)
  return parseFile(`${REFERENCE_FOLDER}/${name}.json`, referenceSchema, root)
}

/** The members of one contract with their words. */
export function readMembers(name: string, root = process.cwd()): DescribedMember[] {
  return describeMembers(readReference(name, root), readSharedWords(root))
}
