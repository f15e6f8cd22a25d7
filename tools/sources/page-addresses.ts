import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readFrontMatter } from '../../model/page/read-front-matter'
import { routeFromFile } from '../../model/route'
import { filesUnder } from '../../model/page/read-routes'

/**
 * URLs of the pages in docs/ and src/pages/; drafts aren't built.
 * @param root the repository's folder
 */
export function pageAddresses(root: string): string[] {
  const docs = filesUnder(path.join(root, 'docs')).filter((file) => file.endsWith('.mdx'))
  const screens = filesUnder(path.join(root, 'src/pages')).filter((file) =>
    /(?<!\.test)\.(?:tsx|mdx)$/.test(file),
  )
  const written = docs.flatMap((file) => {
    const { frontMatter } = readFrontMatter(file, readFileSync(path.join(root, 'docs', file), 'utf8'))
    return frontMatter?.draft ? [] : [routeFromFile(`docs/${file}`, frontMatter?.slug)]
  })
  return [...written, ...screens.map((file) => routeFromFile(file.replace(/\.tsx$/, '.mdx')))]
}
