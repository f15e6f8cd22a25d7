import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pMap from 'p-map'
import { compressCached, SMALLEST } from './compress-cached'

/** Two leave room in the pool of threads for what the build itself asks of it. */
const AT_ONCE = 2

/**
 * Compresses files that are finished while a build works on others: what it finds is kept for `precompress`, which takes
 * it when the file has not changed since.
 * @param root the built folder
 * @param files of it, such as `assets/js/main.js`
 * @param cache folder of compressed files
 */
export async function compressAhead(root: string, files: readonly string[], cache: string): Promise<void> {
  const compress = async (file: string): Promise<void> => {
    const body = await readFile(path.join(root, file))
    if (body.length >= SMALLEST) await compressCached(body, file, cache)
  }
  await pMap(files, compress, { concurrency: AT_ONCE })
}
