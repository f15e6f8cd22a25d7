import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { isCompressible } from '../../model/http/content-types'
import { readRequestPath } from '../../server/request-path'
import { candidateFiles } from '../../model/http/rules'

/**
 * Writes a file's Brotli variant next to it if it's missing, at the quality this site's build uses. Only requested files
 * are compressed, because a thousand pages would take long. Measurements warm up first, so none waits for this.
 * @param root built folder
 * @param url URL as requested
 */
export function compressAsked(root: string, url: string): void {
  const asked = readRequestPath(url)
  const isFile = (name: string) => fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile()
  const file = asked && candidateFiles(asked.path).find(isFile)
  if (!file || !isCompressible(file)) return
  const place = path.join(root, file)
  if (fs.existsSync(`${place}.br`)) return
  const body = fs.readFileSync(place)
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const compressed = brotliCompressSync(body, { params })
  if (compressed.length < body.length) fs.writeFileSync(`${place}.br`, compressed)
}
