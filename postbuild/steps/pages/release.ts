import { createHash } from 'node:crypto'
import type { Element, Text } from 'hast'
import type { BuiltPage } from '../../built-page'

/** Name of the file with a server's release. */
export const RELEASE_FILE = 'release.json'

/** The list of the application's files that config/html-template.ts writes, and its text. Throws if it's missing. */
export function getScripts(page: BuiltPage): { list: Element; text: Text } {
  const list = page.find(({ tagName, properties }) => tagName === 'script' && properties.id === 'scripts')
  const text = list?.children[0]
  if (list && text?.type === 'text') return { list, text }
  throw new Error(
    `build/${page.file}: found a page without its list of scripts; expected one. Compare config/html-template.ts.`,
  )
}

/**
 * A page's release: eight hexadecimal digits derived from the names of the application's files. These include
 * content hashes, so a deploy that only changes text isn't a new release, and pages from two releases never mix.
 * @throws if the page has no list
 */
export function getRelease(page: BuiltPage): string {
  return createHash('sha256').update(getScripts(page).text.value).digest('hex').slice(0, 8)
}

/** The release that all pages share; undefined if there are no pages. Throws, naming a page from another release. */
export function getOneRelease(pages: readonly BuiltPage[]): string | undefined {
  const first = pages[0] && getRelease(pages[0])
  const other = pages.find((page) => getRelease(page) !== first)
  if (!other) return first
  throw new Error(
    `build/${other.file}: found another list of scripts than in ${pages[0]?.file}; expected one release. Fix: delete the folder and build again.`,
  )
}
