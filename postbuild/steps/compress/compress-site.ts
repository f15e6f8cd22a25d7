import { listFiles, removeCompressed } from '../../built-files'
import type { Step } from '../../built-site'
import { compressAhead } from './compress-ahead'
import { precompress } from './precompress'

/**
 * Starts compressing finished files while other steps work on the rest. A failure is reported where it's awaited,
 * even if something else fails first.
 * @param pattern of the files, below the built folder
 */
export const startCompression =
  (pattern: RegExp): Step =>
  ({ build, cache, made }) => {
    const files = listFiles(build).filter((file) => pattern.test(file))
    const done = compressAhead(build, files, cache)
    done.catch(() => undefined)
    made.compressing.push(done)
    return Promise.resolve(undefined)
  }

/** Compresses every file that's worth it, replacing what an earlier build compressed. The last step. */
export const compressSite: Step = async ({ build, cache, made }) => {
  await Promise.all(made.compressing)
  await removeCompressed(build)
  const { files, bytes, brotliBytes } = await precompress(build, listFiles(build), cache)
  return `compression: ${files} files, ${bytes} bytes, ${brotliBytes} with brotli`
}
