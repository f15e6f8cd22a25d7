// A term's page must exist and contain the word; otherwise, a reader who follows the link won't find it.
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadGlossary } from '../../mdx/remark-glossary/glossary'
import { listNames, type Term } from './schema/glossary'

/** Text of the page at a route, or undefined if there's no page. */
function pageText(route: string): string | undefined {
  const [path = ''] = route.split('#')
  const file = [`docs${path}.mdx`, `docs${path}/index.mdx`].find((candidate) => existsSync(candidate))
  return file === undefined ? undefined : readFileSync(file, 'utf8')
}

/** What's wrong with a term's page, or undefined. */
function fault(term: Term, read = pageText): string | undefined {
  const text = read(term.page)?.toLowerCase()
  if (text === undefined) return `"${term.term}": no page answers ${term.page}; name another page`
  if (listNames(term).some((name) => text.includes(name.toLowerCase()))) return undefined
  return `"${term.term}": ${term.page} does not contain the term; add it there, or name another page`
}

it('each term leads to a page that contains it', () => {
  expect(
    loadGlossary()
      .map((term) => fault(term))
      .filter((found) => found !== undefined),
  ).toEqual([])
})

it('reports a page that is missing, and one without the term', () => {
  const term = loadGlossary()[0]!
  expect(fault({ ...term, page: '/no/such/page' })).toContain('no page answers /no/such/page')
  expect(fault(term, () => 'Nothing of it')).toContain('does not contain the term')
})
