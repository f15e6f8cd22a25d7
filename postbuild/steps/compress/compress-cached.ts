// Brotli's best quality takes seconds for a whole site, so results are cached by content in a folder; the output is
// the same with and without it.
import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { writeWhole } from '../../../model/write-whole'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unbrotli = promisify(brotliDecompress)
const unzip = promisify(gunzip)

export interface Pair {
  readonly br: Buffer
  readonly gz: Buffer
  /** Name in the cache. */
  readonly key: string
}

/** Bytes; below this size, the headers cost more than compression saves. */
export const SMALLEST = 1024

/**
 * Brotli's quality for a file. The best takes six to seven times as long as the quality two levels lower and saves
 * 8%: worth it for what people load, but not for the 4 MB of text that machines read.
 */
export const chooseQuality = (file: string) => (/\.(?:md|txt)$/.test(file) ? 9 : constants.BROTLI_MAX_QUALITY)

async function compress(body: Buffer, quality: number): Promise<Pick<Pair, 'br' | 'gz'>> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([
    brotli(body, { params }),
    zip(body, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { br, gz }
}

/** An earlier call's cached result; undefined if there's none, or it doesn't decompress to the same bytes. */
async function keptPair(body: Buffer, place: string): Promise<Pick<Pair, 'br' | 'gz'> | undefined> {
  try {
    const [br, gz] = await Promise.all([readFile(`${place}.br`), readFile(`${place}.gz`)])
    const both = await Promise.all([unbrotli(br), unzip(gz)])
    return both.every((bytes) => bytes.equals(body)) ? { br, gz } : undefined
  } catch {
    return undefined // missing or truncated: compressed again
  }
}

/**
 * Compresses a file as it will be served, or uses an earlier call's cached result. The cached result is compared
 * with the file first, because a full disk or a power cut may have left anything there, and readers would get an
 * empty page.
 * @param body the file's content
 * @param file its name
 * @param cache cache folder; created if it's missing
 */
export async function compressCached(body: Buffer, file: string, cache: string): Promise<Pair> {
  const quality = chooseQuality(file)
  const key = createHash('sha256').update(`${quality} `).update(body).digest('hex')
  const place = path.join(cache, key)
  const kept = await keptPair(body, place)
  if (kept) return { ...kept, key }
  const { br, gz } = await compress(body, quality)
  await mkdir(cache, { recursive: true })
  await Promise.all([writeWhole(`${place}.br`, br), writeWhole(`${place}.gz`, gz)])
  return { br, gz, key }
}
