import type { Diagnostic } from '../../model/diagnostic'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { safetyProblems } from '../../model/page/page-safety'
import { filesUnder } from '../../model/page/read-routes'

const FOLDERS = ['docs', 'src/pages']

/** Markdown pages, as paths from the root. */
export function markdownPages(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    filesUnder(path.join(root, folder)).map((file) => `${folder}/${file}`),
  ).filter((file) => /\.mdx?$/i.test(file))
}

/**
 * Anything in the pages that makes them unsafe to build.
 * @param root the repository's folder
 */
export function pageProblems(root: string, files: readonly string[]): Diagnostic[] {
  return files.flatMap((file) => safetyProblems(file, readFileSync(path.join(root, file), 'utf8')))
}
