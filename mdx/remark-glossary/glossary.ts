import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fillFacts } from '../../model/facts/fact-braces'
import { factText } from '../../model/facts/registry'
import { parseGlossary, type Term } from '../../model/facts/schema/glossary'
import { readRoutes } from '../../model/page/read-routes'

const FILE = 'data/glossary.json'
const cache = new Map<string, { stamp: number; terms: Term[] }>()

const filled = (sentence: string, root: string): string =>
  fillFacts(sentence, ({ path }) => factText(path, root))

/**
 * The terms of data/glossary.json, in the order of the file, with the facts in their sentences filled in.
 * @throws naming file, line and field of a bad entry, or the unknown fact path
 */
export function loadGlossary(root = process.cwd()): Term[] {
  const file = join(root, FILE)
  const stamp = statSync(file).mtimeMs
  const held = cache.get(root)
  if (held?.stamp === stamp) return held.terms
  const terms = parseGlossary({ file: FILE, text: readFileSync(file, 'utf8') }, readRoutes(root).pages).map(
    (term) => ({
      ...term,
      definition: filled(term.definition, root),
      ...(term.beforeL2 ? { beforeL2: filled(term.beforeL2, root) } : {}),
    }),
  )
  cache.set(root, { stamp, terms })
  return terms
}
