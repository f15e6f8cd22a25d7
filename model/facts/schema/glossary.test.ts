import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRoutes } from '../../page/read-routes'
import { factText } from '../registry'
import { listNames, parseGlossary, termId, countWords } from './glossary'

const epoch = {
  term: 'epoch',
  definition: 'A period after which rewards are paid.',
  page: '/cel2',
  sources: ['celo-org/docs a.mdx'],
  checkedOn: '2026-11-21',
}
const parse = (...terms: object[]) =>
  parseGlossary({ file: 'glossary.json', text: JSON.stringify(terms, null, 2) }, new Set(['/cel2']))

describe('a list of terms', () => {
  it('is read', () => expect(parse(epoch)).toEqual([epoch]))

  it.each([
    ['an unknown field', { definiton: 'x' }, 'found the unknown field "definiton"'],
    ['a definition that is too long', { definition: `A ${'very '.repeat(25)}long one.` }, 'at most 25 words'],
    ['two sentences', { definition: 'A period. It ends.' }, 'one sentence'],
    ['no full stop', { definition: 'A period' }, 'ends with a full stop'],
    ['a page that is no route', { page: '/epoch' }, 'glossary.json:5 entry 1 page: found "/epoch"'],
    ['no source', { sources: [] }, 'expected a list of one or more sources'],
    ['a missing source', { sources: undefined }, 'entry 1 sources: '],
    ['another status', { status: 'old' }, 'expected "historical", or no such field'],
    ['a day that does not exist', { checkedOn: '2026-02-30' }, 'expected a day as YYYY-MM-DD'],
  ])('refuses %s', (_, change, message) => expect(() => parse({ ...epoch, ...change })).toThrow(message))

  it.each([
    ['a term twice', { term: 'epoch' }],
    ['a term with a capital', { term: 'Epoch' }],
    ['an alias that is a term', { term: 'era', aliases: ['epoch'] }],
    ['an old name that is a term', { term: 'era', former: ['epoch'] }],
  ])('refuses %s', (_, change) =>
    expect(() => parse(epoch, { ...epoch, ...change })).toThrow('a unique name ("epoch" has it)'),
  )

  it('rejects two terms with the same anchor', () => {
    expect(() => parse({ ...epoch, term: 'CELO' }, { ...epoch, term: 'Celo' })).toThrow('found "#celo"')
  })

  it('distinguishes names by their capitals', () => {
    expect(() => parse({ ...epoch, aliases: ['Celo'] }, { ...epoch, term: 'CELO' })).not.toThrow()
  })
})

describe('data/glossary.json', () => {
  const file = 'data/glossary.json'
  const terms = parseGlossary({ file, text: readFileSync(file, 'utf8') }, readRoutes('.').pages)
  const sentences = terms.flatMap(({ definition, beforeL2 = [] }) => [definition, beforeL2].flat())
  const filled = sentences.map((text) => text.replace(/\{\{(.+?)\}\}/g, (_, path: string) => factText(path)))

  it('has 120 terms or more', () => expect(terms.length).toBeGreaterThanOrEqual(120))

  it('is in alphabetical order', () => {
    const order = terms.map(({ term }) => term.toLowerCase())
    expect(order).toEqual([...order].sort())
  })

  it('has at most 25 words per definition with the facts filled in', () => {
    for (const sentence of filled) expect(countWords(sentence), sentence).toBeLessThanOrEqual(25)
  })

  it('uses the past tense for the past', () => {
    const past = /\b(?:was|were|had|did|ran|stood|kept|chose|made|could|stayed|took|committed|\w{3,}ed)\b/
    const historical = terms.filter(({ status }) => status)
    const sayings = [
      ...historical.map(({ definition }) => definition),
      ...terms.flatMap((term) => term.beforeL2 ?? []),
    ]
    expect(historical.length).toBeGreaterThan(15)
    for (const saying of sayings) expect(saying).toMatch(past)
  })

  it('repeats no address, chain ID or date from the registry', () => {
    for (const sentence of sentences)
      expect(sentence).not.toMatch(/0x[0-9a-fA-F]{6}|\b42220\b|\b\d{1,2} \w+ 20\d\d\b/)
  })

  it('keeps retired names out of current definitions', () => {
    for (const term of terms.filter(({ status }) => !status))
      expect(term.definition, term.term).not.toMatch(/Alfajores|Baklava|Holesky|cUSD|cEUR|cREAL|USDM/)
  })

  it('has the old names', () => {
    const named = new Map(terms.flatMap((term) => listNames(term).map((name) => [name, termId(term)])))
    expect(named.get('LockedGold')).toBe('locked-celo')
    expect(named.get('cUSD')).toBe('usdm')
  })
})
