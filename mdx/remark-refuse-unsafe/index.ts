import { DiagnosticError } from '../../model/diagnostic'
import path from 'node:path'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { unsafeParts } from '../../model/page/unsafe-parts'

const root = process.env.CELO_ROOT ?? process.cwd()

/** Pages used only in tests: they contain things that real pages can't, such as theme components. */
const OWN = /^tests[\\/]/

/**
 * Stops the compilation of a page that contains JavaScript, or an element that isn't on the list. It runs first, so
 * it sees the page as written and parsed by Docusaurus; a page that isn't compiled can't be evaluated.
 * @throws DiagnosticError with file and line of each part
 */
export default function remarkRefuseUnsafe() {
  return (tree: Root, { path: page }: VFile): void => {
    const file = path.relative(root, page)
    if (OWN.test(file)) return
    const [first, ...rest] = unsafeParts(tree).map((part) => ({ file, ...part, severity: 'error' as const }))
    if (first) throw new DiagnosticError([first, ...rest])
  }
}
