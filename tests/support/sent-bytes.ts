import fs from 'node:fs'

/** Bytes of a file as the server sends it: its brotli form, which the build left beside it. */
export function sentBytes(file: string): number {
  const compressed = `${file}.br`
  return fs.statSync(fs.existsSync(compressed) ? compressed : file).size
}
