import fs from 'node:fs'

/** Size in bytes of a file as the server sends it: its Brotli variant, which the build puts next to it. */
export function sentBytes(file: string): number {
  const compressed = `${file}.br`
  return fs.statSync(fs.existsSync(compressed) ? compressed : file).size
}
