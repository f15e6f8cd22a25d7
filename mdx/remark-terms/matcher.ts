import { escapeRegExp } from '../../model/escape-reg-exp'
import type { Term } from '../../model/facts/schema/glossary'

export interface Match {
  term: Term
  /** Where the name starts in the text, and the name as written there. */
  at: number
  words: string
}

function plural(name: string): string[] {
  if (/[^a-z]$|s$/.test(name)) return []
  return [/[^aeiou]y$/.test(name) ? name.replace(/y$/, 'ies') : `${name}s`]
}

/** A common word can be capitalized; a name or an acronym has to match the list exactly. */
const anyCapital = (name: string): string[] =>
  /^[a-z]/.test(name) ? [name, name.charAt(0).toUpperCase() + name.slice(1)] : [name]

function spellings(term: Term, past: boolean): string[] {
  const names = [term.term, ...(term.aliases ?? []), ...(past ? (term.former ?? []) : [])]
  return names.flatMap((name) => [name, ...plural(name)].flatMap(anyCapital))
}

/**
 * Finds the terms of the glossary in texts.
 * @param past whether old names also count, as on historical pages
 * @returns a function that returns all matches in a text, each as long as possible, whole words only
 */
export function termMatcher(terms: readonly Term[], past: boolean): (text: string) => Match[] {
  const known = new Map(terms.flatMap((term) => spellings(term, past).map((name) => [name, term])))
  const longestFirst = [...known.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\w-])(?:${longestFirst.map(escapeRegExp).join('|')})(?![\\w-])`, 'g')
  return (text) => {
    if (known.size === 0) return []
    return [...text.matchAll(pattern)].map((found) => {
      const [words] = found
      return { term: known.get(words)!, at: found.index, words }
    })
  }
}
