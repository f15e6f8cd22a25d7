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

/** Bytes of files that stay in memory: the pages that are asked for most, and no more than that. */
const KEPT_BYTES = 32 * 1024 * 1024
/** A file that is larger is read anew each time. */
const LARGEST_KEPT = 256 * 1024

interface Version {
  readonly size: number
  readonly mtimeMs: number
  readonly ino: number
}

function versionOf(absolute: string): Version | undefined {
  try {
    const stats = statSync(absolute)
    return stats.isFile() ? { size: stats.size, mtimeMs: stats.mtimeMs, ino: stats.ino } : undefined
  } catch {
    return undefined
  }
}

const isSame = (one: Version, other: Version) =>
  one.mtimeMs === other.mtimeMs && one.size === other.size && one.ino === other.ino

function cachedByVersion<T>(absolute: string, parse: (text: string) => T, fallback: T): () => Promise<T> {
  let last: { version: Version; value: T } | undefined
  return async () => {
    const version = versionOf(absolute)
    if (!version) return fallback
    if (last && isSame(last.version, version)) return last.value
    const value = parse(await readFile(absolute, 'utf8'))
    last = { version, value }
    return value
  }
}

async function readAnew(absolute: string): Promise<BuiltFile> {
  const body = await readFile(absolute)
  return { body, tag: createHash('sha256').update(body).digest('base64url').slice(0, 22) }
}

/** Reads files and keeps the last ones, up to a fixed number of bytes. A file that was changed meanwhile is read anew. */
export function keepingReader(limit = KEPT_BYTES): (absolute: string) => Promise<BuiltFile | undefined> {
  const kept = new Map<string, { version: Version; file: BuiltFile }>() // in the order of their last use
  let bytes = 0
  const drop = (absolute: string) => {
    bytes -= kept.get(absolute)?.version.size ?? 0
    kept.delete(absolute)
  }
  return async (absolute) => {
    const version = versionOf(absolute)
    if (!version) return undefined
    const known = kept.get(absolute)
    if (known && isSame(known.version, version)) {
      kept.delete(absolute)
      kept.set(absolute, known)
      return known.file
    }
    const file = await readAnew(absolute).catch(() => undefined) // it went away between the two
    drop(absolute)
    if (!file || version.size > LARGEST_KEPT || file.body.length !== version.size) return file
    kept.set(absolute, { version, file })
    bytes += version.size
    for (const oldest of kept.keys()) {
      if (bytes <= limit) break
      drop(oldest)
    }
    return file
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
  const read = keepingReader()
  return {
    hasFile: (file) => versionOf(place(file)) !== undefined,
    read: (file) => read(place(file)),
    policy: cachedByVersion(
      place(POLICY_FILE),
      (text) => policySchema.parse(JSON.parse(text)).policy,
      STRICT_POLICY,
    ),
    moved: cachedByVersion(place(MOVED_FILE), parseMoved, NOTHING_MOVED),
  }
}
