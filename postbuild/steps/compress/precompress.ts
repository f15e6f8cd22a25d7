// Creates the .br and .gz files next to a build's files.
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import pMap from 'p-map'
import { compressCached, SMALLEST } from './compress-cached'
import { isCompressible } from '../../../model/http/content-types'
import { isPrivate } from '../../../model/http/rules'
import { writeWhole } from '../../../model/write-whole'

/** Concurrent files: as many as there are threads. */
const AT_ONCE = 4

export interface Compressed {
  readonly files: number
  readonly bytes: number
  readonly brotliBytes: number
}

async function removeUnused(cache: string, used: ReadonlySet<string>): Promise<void> {
  const unused = (await readdir(cache)).filter((name) => !used.has(name.replace(/\.(?:br|gz)$/, '')))
  await Promise.all(unused.map((name) => rm(path.join(cache, name))))
}

/**
 * Compresses text files that aren't small.
 * In: the built folder, its files relative to it (forward slashes, no leading slash), and a cache folder.
 */
export async function precompress(
  root: string,
  files: readonly string[],
  cache: string,
): Promise<Compressed> {
  await mkdir(cache, { recursive: true })
  const texts = files.filter((file) => isCompressible(file) && !isPrivate(`/${file}`))
  const used = new Set<string>()
  let [count, bytes, brotliBytes] = [0, 0, 0]
  const compress = async (file: string): Promise<void> => {
    const place = path.join(root, file)
    const body = await readFile(place)
    if (body.length < SMALLEST) return
    const { br, gz, key } = await compressCached(body, file, cache)
    used.add(key)
    if (br.length >= body.length) return
    await Promise.all([writeWhole(`${place}.br`, br), writeWhole(`${place}.gz`, gz)])
    count += 1
    bytes += body.length
    brotliBytes += br.length
  }
  await pMap(texts, compress, { concurrency: AT_ONCE })
  await removeUnused(cache, used)
  return { files: count, bytes, brotliBytes }
}
