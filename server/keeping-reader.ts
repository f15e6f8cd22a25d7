import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isAbsent, isSame, type Version, getVersion } from './file-version'

export interface BuiltFile {
  readonly body: Buffer
  readonly tag: string
}

/** Bytes of files that stay in memory: only the most requested pages. */
const KEPT_BYTES = 32 * 1024 * 1024
/** A larger file stays only while it's being sent. */
const LARGEST_KEPT = 256 * 1024

async function readAnew(absolute: string): Promise<BuiltFile | undefined> {
  try {
    const body = await readFile(absolute)
    return { body, tag: createHash('sha256').update(body).digest('base64url').slice(0, 22) }
  } catch (error) {
    if (isAbsent(error)) return undefined // deleted between the two
    throw error
  }
}

interface Shared {
  readonly version: Version
  readonly reading: Promise<BuiltFile | undefined>
}

/**
 * Reads a file once for concurrent requests, and again only after its bytes are no longer in use, so many slow
 * readers of one large file share one copy.
 */
function sharingReader(): (absolute: string, version: Version) => Promise<BuiltFile | undefined> {
  const underWay = new Map<string, Shared>()
  const inUse = new Map<string, { version: Version; tag: string; body: WeakRef<Buffer> }>()
  return (absolute, version) => {
    const used = inUse.get(absolute)
    const body = used && isSame(used.version, version) ? used.body.deref() : undefined
    if (used && body) return Promise.resolve({ body, tag: used.tag })
    const other = underWay.get(absolute)
    if (other && isSame(other.version, version)) return other.reading
    const reading = readAnew(absolute)
      .then((file) => {
        if (file) inUse.set(absolute, { version, tag: file.tag, body: new WeakRef(file.body) })
        return file
      })
      .finally(() => underWay.delete(absolute))
    underWay.set(absolute, { version, reading })
    return reading
  }
}

/**
 * Reads files and caches the most recent ones, up to a fixed number of bytes. A changed file is read again.
 * Out: a function that returns a file, or undefined if it doesn't exist; rejects with the system's error if it
 * can't be read.
 */
export function keepingReader(limit = KEPT_BYTES): (absolute: string) => Promise<BuiltFile | undefined> {
  const kept = new Map<string, { version: Version; file: BuiltFile }>() // in order of last use
  const read = sharingReader()
  let bytes = 0
  const drop = (absolute: string) => {
    bytes -= kept.get(absolute)?.version.size ?? 0
    kept.delete(absolute)
  }
  return async (absolute) => {
    const version = getVersion(absolute)
    if (!version) return undefined
    const known = kept.get(absolute)
    if (known && isSame(known.version, version)) {
      kept.delete(absolute)
      kept.set(absolute, known)
      return known.file
    }
    const file = await read(absolute, version)
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
