// Reads a built folder: files with their tags, the policy and the old URLs. Detects a build replaced under a
// running server, because everything cached is compared with the file's size and time.
import path from 'node:path'
import { z } from 'zod'
import { MOVED_FILE, POLICY_FILE } from '../model/http/server-files'
import { STRICT_POLICY } from '../model/http/content-security-policy'
import { resolveInside, getVersion } from './file-version'
import { type BuiltFile, keepingReader } from './keeping-reader'
import { lastGood } from './last-good'
import type { MovedAddresses } from './resolve-address'

const policySchema = z.object({
  policy: z.string().min(1),
  own: z.record(z.string(), z.string().min(1)).default({}),
})
const movedSchema = z.object({
  moved: z.record(z.string(), z.string()),
  gone: z.record(z.string(), z.string()),
})
const NOTHING_MOVED: MovedAddresses = { moved: new Map(), gone: new Set() }

/** The policy of the pages, and those of documents that have their own, by address. */
export type Policies = z.infer<typeof policySchema>

/**
 * Each function throws or rejects with the system's error if it can't tell, because an unreadable file isn't a
 * missing one.
 */
export interface BuiltSite {
  /** Whether a file exists, and is inside the folder after following links. */
  hasFile(file: string): boolean
  /** A file's bytes and a tag for its content; undefined if it was deleted meanwhile. */
  read(file: string): Promise<BuiltFile | undefined>
  policy(): Promise<Policies>
  moved(): Promise<MovedAddresses>
}

function parseMoved(text: string): MovedAddresses {
  const { moved, gone } = movedSchema.parse(JSON.parse(text))
  return { moved: new Map(Object.entries(moved)), gone: new Set(Object.keys(gone)) }
}

const parsePolicy = (text: string): Policies => policySchema.parse(JSON.parse(text))

/** Opens a built folder. In: its path. Nothing is read until it's requested. */
export function openBuiltSite(root: string): BuiltSite {
  const absoluteRoot = path.resolve(root)
  const place = (file: string) => path.join(absoluteRoot, file)
  const isInside = resolveInside(absoluteRoot)
  const read = keepingReader()
  const hasFile = (file: string) => {
    const version = getVersion(place(file))
    return version !== undefined && isInside(place(file), version)
  }
  return {
    hasFile,
    read: async (file) => (hasFile(file) ? read(place(file)) : undefined),
    policy: lastGood(place(POLICY_FILE), parsePolicy, { policy: STRICT_POLICY, own: {} }),
    moved: lastGood(place(MOVED_FILE), parseMoved, NOTHING_MOVED),
  }
}
