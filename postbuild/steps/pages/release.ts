import { createHash } from 'node:crypto'

/** Name of the file that says which release a server has. */
export const RELEASE_FILE = 'release.json'

/** The list of the application's files that config/html-template.ts writes, style sheet included. */
const LIST = /<script type="?application\/json"? id="?scripts"?>(\[[^<]*\])/

/**
 * The release of a page: eight hexadecimal digits, of the names of the application's files. These carry hashes of their
 * content, so that a deploy which changes only texts is no new release, and pages of two releases never mix.
 * @throws when the page has no list
 */
export function getRelease(html: string): string {
  const [, list] = html.match(LIST) ?? []
  if (list) return createHash('sha256').update(list).digest('hex').slice(0, 8)
  throw new Error('found a page without its list of scripts; expected one. Compare config/html-template.ts.')
}

/** Writes the release beside the list, where the browser reads it. */
export const withRelease = (html: string, release: string) =>
  html.replace(
    LIST,
    (tag, list: string) => `${tag.slice(0, -list.length - 1)} data-release=${release}>${list}`,
  )
