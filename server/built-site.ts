// Reads a built folder: files with their tags, the policy and the ledger. A build swapped under a running
// server is noticed, because nothing is kept that is not compared with the file's size and time.
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { STRICT_POLICY } from './content-security-policy'
import type { MovedAddresses } from './resolve-address'

export const POLICY_FILE = '/_csp.json'
export const MOVED_FILE = '/_ledger.json'

const policySchema = z.object({ policy: z.string().min(1) })
const movedSchema = z.object({
  moved: z.record(z.string(), z.string()),
  gone: z.record(z.string(), z.string()),
})
const NOTHING_MOVED: MovedAddresses = { moved: new Map(), gone: new Set() }

export interface BuiltFile {
  readonly body: Buffer
  readonly tag: string
}

export interface BuiltSite {
  hasFile(file: string): boolean
  /** The bytes of a file and a tag of its content; undefined when it went away meanwhile. */
  read(file: string): Promise<BuiltFile | undefined>
  policy(): Promise<string>
  moved(): Promise<MovedAddresses>
}

interface Version {
  readonly size: number
  readonly mtimeMs: number
}

function versionOf(absolute: string): Version | undefined {
  try {
    const stats = statSync(absolute)
    return stats.isFile() ? { size: stats.size, mtimeMs: stats.mtimeMs } : undefined
  } catch {
    return undefined
  }
}

function cachedByVersion<T>(absolute: string, parse: (text: string) => T, fallback: T): () => Promise<T> {
  let last: { version: Version; value: T } | undefined
  return async () => {
    const version = versionOf(absolute)
    if (!version) return fallback
    if (last?.version.mtimeMs === version.mtimeMs && last.version.size === version.size) return last.value
    const value = parse(await readFile(absolute, 'utf8'))
    last = { version, value }
    return value
  }
}

function parseMoved(text: string): MovedAddresses {
  const { moved, gone } = movedSchema.parse(JSON.parse(text))
  return { moved: new Map(Object.entries(moved)), gone: new Set(Object.keys(gone)) }
}

/** Opens a built folder. In: its path. Nothing is read until it is asked for. */
export function openBuiltSite(root: string): BuiltSite {
  const absoluteRoot = path.resolve(root)
  const place = (file: string) => path.join(absoluteRoot, file)
  return {
    hasFile: (file) => versionOf(place(file)) !== undefined,
    async read(file) {
      try {
        const body = await readFile(place(file))
        return { body, tag: createHash('sha256').update(body).digest('base64url').slice(0, 22) }
      } catch {
        return undefined
      }
    },
    policy: cachedByVersion(
      place(POLICY_FILE),
      (text) => policySchema.parse(JSON.parse(text)).policy,
      STRICT_POLICY,
    ),
    moved: cachedByVersion(place(MOVED_FILE), parseMoved, NOTHING_MOVED),
  }
}
