import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSearchQuestions } from './facts/schema/search-questions'

const FOLDER = 'data/search-questions'

/**
 * The questions that sections answer, by place: a path, or a path with a heading's anchor.
 * @param root the root of the repository
 * @param places all places on the built site; if omitted, places aren't checked
 * @throws naming file and line of a bad question, or of one whose section no longer exists
 */
export function readSearchQuestions(root: string, places?: ReadonlySet<string>): Map<string, string[]> {
  const folder = path.join(root, FOLDER)
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const byPlace = new Map<string, string[]>()
  for (const name of files.filter((file) => file.endsWith('.tsv'))) {
    const text = readFileSync(path.join(folder, name), 'utf8')
    for (const { place, question } of parseSearchQuestions(`${FOLDER}/${name}`, text, places))
      byPlace.set(place, [...(byPlace.get(place) ?? []), question])
  }
  return byPlace
}
