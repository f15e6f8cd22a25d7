import type { Diagnostic } from '../../model/diagnostic'
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unsafeSvgParts } from '../../mdx/remark-facts/svg-faults'

/** Folders whose files are published, or compiled into something that is. */
const FOLDERS = ['docs', 'static', 'src']

/** Extensions of files that are published unchanged. None of these can run code in a browser. */
const STATIC_ENDINGS = [
  'avif',
  'css',
  'gif',
  'ico',
  'jpeg',
  'jpg',
  'json',
  'pdf',
  'png',
  'svg',
  'txt',
  'webp',
  'woff2',
]

function linkProblem(file: string): Diagnostic {
  const expected = 'a file of the repository'
  const fix = 'replace it with a copy of its target, because a link can publish any file on the build machine'
  return { file, line: 1, field: 'file', found: 'a symbolic link', expected, fix }
}

function endingProblem(file: string): Diagnostic {
  const expected = `a file that ends in ${STATIC_ENDINGS.join(', ')}`
  const fix = 'remove it, because pages come from docs/ and src/, and scripts from plugins/'
  return { file, line: 1, field: 'file', found: `"${path.basename(file)}" below static/`, expected, fix }
}

/** A browser that opens an SVG image directly runs its scripts with this site's origin. */
const imageProblems = (file: string, svg: string): Diagnostic[] =>
  unsafeSvgParts(svg).map((fault) => ({ file, field: 'image', ...fault }))

/** Everything below a folder. Links aren't followed, as `recursive` of Node does since version 24. */
const listEntries = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...listEntries(path.join(folder, entry.name))] : [entry],
  )

/**
 * Files that would publish or run something unreviewed: symbolic links in docs/, static/ and src/, SVG images there with
 * more than shapes and text, and pages or scripts in static/.
 * @param root the repository's folder
 */
export function folderProblems(root: string): Diagnostic[] {
  return FOLDERS.flatMap((folder) =>
    listEntries(path.join(root, folder)).flatMap((entry) => {
      const file = path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')
      if (entry.isSymbolicLink()) return [linkProblem(file)]
      const ending = path.extname(entry.name).slice(1).toLowerCase()
      if (entry.isFile() && ending === 'svg')
        return imageProblems(file, readFileSync(path.join(root, file), 'utf8'))
      const isPublished = folder === 'static' && entry.isFile()
      return isPublished && !STATIC_ENDINGS.includes(ending) ? [endingProblem(file)] : []
    }),
  ).sort((left, right) => (left.file < right.file ? -1 : 1))
}
