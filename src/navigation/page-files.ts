import fs from 'node:fs'
import path from 'node:path'

const NAMES_FILE = /\.(?:png|jpe?g|webp|gif|avif|mp4|webm|pdf|zip)\b/i

/** Pages below a folder that reference a file to ship alongside them. Sorted, so builds are identical. */
export function pagesWithFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(folder, name))
    .filter((file) => NAMES_FILE.test(fs.readFileSync(file, 'utf8')))
    .sort()
}

/**
 * Only the client build writes files to disk, and documentation pages are not in it. This module imports the ones
 * that need files, in a chunk that no reader ever loads.
 */
export function pageFilesModule(folder: string): string {
  const imports = pagesWithFiles(folder).map(
    (file) => `import(/* webpackChunkName: "page-files" */ ${JSON.stringify(path.resolve(file))})`,
  )
  return `export default () => [${imports.join(',')}]\n`
}
