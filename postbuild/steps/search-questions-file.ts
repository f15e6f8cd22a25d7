import { readAsked } from '../../model/search-questions'

/** Where a build keeps what readers ask, for `search_docs`. No host serves it: readers and their pages do not need it. */
export const ASKED = '_asked.json'

/** The questions that sections answer, as a file of the build. Throws when the section of one is gone. */
export function askedFile(root: string, places: ReadonlySet<string>): readonly [string, string] {
  return [ASKED, JSON.stringify(Object.fromEntries(readAsked(root, places)))]
}
