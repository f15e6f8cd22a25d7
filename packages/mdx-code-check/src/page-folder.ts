import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getFileName } from '../../../checks/code/blocks/file-name'
import type { CodeFile } from '../../../checks/code/blocks/join-blocks'

const WORK = '.cache/mdx-code-check'

/** A page's folder. It's inside the project, so imports find the project's packages. */
export const getPageFolder = (root: string, page: string) => path.join(root, WORK, page.replace(/\W+/g, '-'))

/** Where a file of a page goes. */
export const getPath = (folder: string, { title, lang }: CodeFile) =>
  path.join(folder, getFileName(title, lang))

/** Writes files into an empty folder. */
export function writePageFolder(folder: string, files: readonly CodeFile[]): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n')
  for (const file of files) {
    const place = getPath(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, file.code)
  }
}
