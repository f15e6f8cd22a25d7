// Most readers get a file's compressed variant, so each has to have the same content as its file.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { listFiles } from '../../postbuild/built-files'

const readers: Record<string, (bytes: Buffer) => Buffer> = { '.br': brotliDecompressSync, '.gz': gunzipSync }

const FIX = 'Fix: delete .cache/compressed, then npm run build'

function findFault(file: string, decompress: (bytes: Buffer) => Buffer): string | undefined {
  const plain = file.slice(0, -path.extname(file).length)
  if (!existsSync(plain))
    return `${file}: found no ${plain}; expected the file that this one compresses. ${FIX}.`
  const bytes = readFileSync(file)
  try {
    if (decompress(bytes).equals(readFileSync(plain))) return undefined
    return `${file}: found other content than in ${plain}; expected the same. ${FIX}.`
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `${file}: found ${bytes.length} bytes that can't be decompressed (${reason}); expected ${plain}. ${FIX}.`
  }
}

/** Decompresses every .br and .gz file of a build. Out: problems, and how many files were read. */
export function checkVariants(build: string): { faults: string[]; read: number } {
  const variants = listFiles(build).flatMap((name) => {
    const decompress = readers[path.extname(name)]
    return decompress ? [{ file: path.join(build, name), decompress }] : []
  })
  const faults = variants.flatMap(({ file, decompress }) => findFault(file, decompress) ?? [])
  return { faults, read: variants.length }
}
