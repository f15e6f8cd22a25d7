import { readFileSync } from 'node:fs'
import path from 'node:path'
import { safetyProblems } from '../../model/page/page-safety'
import { filesUnder } from '../../model/page/read-routes'
import type { Problem } from '../../model/diagnostic'

const FOLDERS = ['docs', 'src/pages']

/** Pages written in Markdown, as paths from the root. */
export function markdownPages(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    filesUnder(path.join(root, folder)).map((file) => `${folder}/${file}`),
  ).filter((file) => /\.mdx?$/i.test(file))
}

/**
 * What makes a page unsafe to build, over all pages.
 * @param root folder of the repository
 */
export function pageProblems(root: string, files: readonly string[]): Problem[] {
  return files.flatMap((file) => safetyProblems(file, readFileSync(path.join(root, file), 'utf8')))
}
