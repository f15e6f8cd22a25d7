import fs from 'node:fs'
import path from 'node:path'

// This site's server never sends files at the root of a build whose names start with an underscore, because they're for
// hosts. Next.js has some for readers there ("__next._tree.txt"), so a peer's are served from a folder.

const FOLDER = '_root'
const NAME = /^__[^/]+$/

/** Moves a build's files with such names into the folder from which they're served. */
export function moveRootFiles(build: string): void {
  const names = fs
    .readdirSync(build, { withFileTypes: true })
    .filter((one) => one.isFile() && NAME.test(one.name))
  for (const { name } of names) {
    fs.mkdirSync(path.join(build, FOLDER), { recursive: true })
    fs.renameSync(path.join(build, name), path.join(build, FOLDER, name))
  }
}

/** Where a requested file is after the move: "/__next._tree.txt?a" is at "/_root/__next._tree.txt?a". */
export const findRootFile = (url: string): string => url.replace(/^\/(?=__[^/]+$)/, `/${FOLDER}/`)
