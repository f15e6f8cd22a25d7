import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unsafeSvgParts } from '../../mdx/remark-facts/svg-faults'
import type { Problem } from '../../model/diagnostic'

/** Folders whose files are published, or compiled into what is. */
const FOLDERS = ['docs', 'static', 'src']

/** Endings of files that are published as they are. None of these runs in a browser by itself. */
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

function linkProblem(file: string): Problem {
  const expected = 'a file of the repository'
  const fix = 'copy what it leads to into its place: a link publishes any file of the machine that builds'
  return { file, line: 1, field: 'file', found: 'a symbolic link', expected, fix }
}

function endingProblem(file: string): Problem {
  const expected = `a file that ends in ${STATIC_ENDINGS.join(', ')}`
  const fix = 'remove it: pages are made from docs/ and src/, and scripts from plugins/'
  return { file, line: 1, field: 'file', found: `"${path.basename(file)}" below static/`, expected, fix }
}

/** A browser that opens an image by its own address runs what is in it, with the rights of this site. */
const imageProblems = (file: string, svg: string): Problem[] =>
  unsafeSvgParts(svg).map((fault) => ({ file, field: 'image', ...fault }))

/**
 * Files that would publish, or run, what nobody reviewed: symbolic links in docs/, static/ and src/, SVG images there with
 * more than shapes and text, and pages or scripts in static/.
 * @param root folder of the repository
 */
export function folderProblems(root: string): Problem[] {
  return FOLDERS.flatMap((folder) =>
    // Links aren't followed: what lies behind one isn't listed.
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }).flatMap((entry) => {
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
