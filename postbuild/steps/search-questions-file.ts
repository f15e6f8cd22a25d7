import { readSearchQuestions } from '../../model/search-questions'

/** Where a build stores readers' questions, for `search_docs`. No host serves it, because pages don't need it. */
export const QUESTIONS_FILE = '_asked.json'

/** The questions that sections answer, as a file in the build. Throws if a question's section no longer exists. */
export function askedFile(root: string, places: ReadonlySet<string>): readonly [string, string] {
  return [QUESTIONS_FILE, JSON.stringify(Object.fromEntries(readSearchQuestions(root, places)))]
}
