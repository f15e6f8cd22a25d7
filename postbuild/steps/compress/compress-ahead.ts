import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pMap from 'p-map'
import { compressCached, SMALLEST } from './compress-cached'

/** Two leave room in the thread pool for the build itself. */
const AT_ONCE = 2

/**
 * Compresses finished files while a build works on others. The results are cached for `precompress`, which uses
 * them if the file hasn't changed since.
 * @param root the built folder
 * @param files relative paths, such as `assets/js/main.js`
 * @param cache folder of compressed files
 */
export async function compressAhead(root: string, files: readonly string[], cache: string): Promise<void> {
  const compress = async (file: string): Promise<void> => {
    const body = await readFile(path.join(root, file))
    if (body.length >= SMALLEST) await compressCached(body, file, cache)
  }
  await pMap(files, compress, { concurrency: AT_ONCE })
}
