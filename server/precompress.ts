// Makes the .br and .gz files beside the files of a build. Brotli at its best takes seconds on a whole site,
// so results are kept by content in a cache folder; the output is the same with and without it.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible } from './content-types'
import { isPrivate } from './rules'

/** Under this size the headers cost more than compression saves. */
const SMALLEST = 1024
const AT_ONCE = 4
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export interface Compressed {
  readonly files: number
  readonly bytes: number
  readonly brotliBytes: number
}

interface Pair {
  readonly br: Buffer
  readonly gz: Buffer
}

async function compress(body: Buffer): Promise<Pair> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([
    brotli(body, { params }),
    zip(body, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { br, gz }
}

async function compressCached(body: Buffer, place: string): Promise<Pair> {
  try {
    const [br, gz] = await Promise.all([readFile(`${place}.br`), readFile(`${place}.gz`)])
    return { br, gz }
  } catch {
    const pair = await compress(body)
    await Promise.all([writeFile(`${place}.br`, pair.br), writeFile(`${place}.gz`, pair.gz)])
    return pair
  }
}

async function removeUnused(cache: string, used: ReadonlySet<string>): Promise<void> {
  const unused = (await readdir(cache)).filter((name) => !used.has(name.replace(/\.(?:br|gz)$/, '')))
  await Promise.all(unused.map((name) => rm(path.join(cache, name))))
}

/**
 * Compresses what is text and not small.
 * In: the built folder, its files relative to it (forward slashes, no leading slash), and a cache folder.
 */
export async function precompress(
  root: string,
  files: readonly string[],
  cache: string,
): Promise<Compressed> {
  await mkdir(cache, { recursive: true })
  const queue = files.filter((file) => isCompressible(file) && !isPrivate(`/${file}`))
  const used = new Set<string>()
  let [count, bytes, brotliBytes] = [0, 0, 0]
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const place = path.join(root, file)
      const body = await readFile(place)
      if (body.length < SMALLEST) continue
      const key = createHash('sha256').update(body).digest('hex')
      used.add(key)
      const { br, gz } = await compressCached(body, path.join(cache, key))
      if (br.length >= body.length) continue
      await Promise.all([writeFile(`${place}.br`, br), writeFile(`${place}.gz`, gz)])
      count += 1
      bytes += body.length
      brotliBytes += br.length
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await removeUnused(cache, used)
  return { files: count, bytes, brotliBytes }
}
