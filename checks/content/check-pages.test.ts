import type { Diagnostic } from '../../model/diagnostic'
import { describe, expect, it } from 'vitest'
import { checkPages, sumFigures } from './check-pages'
import { applyExemptions, parseExemptions } from './exemptions'
import { measureFreshness } from '../../model/page/freshness'
import { findOverlaps } from './overlap'
import { context, fence, makePage, makeSource } from './page-fixture'

const other = {
  title: 'Another page of the site',
  description: 'Read about a second thing that nothing else here tells you, with its source',
}

describe('the site', () => {
  it('fails for a title, description or route that two pages share', () => {
    const page = { file: 'docs/b.mdx', source: makeSource('Text.', { slug: '/a' }) }
    const { problems } = checkPages([page], [{ file: 'docs/a.mdx', source: makeSource('Text.') }], context)
    expect(problems.map((problem) => [problem.file, problem.field])).toEqual([
      ['docs/b.mdx', 'title'],
      ['docs/b.mdx', 'description'],
      ['docs/b.mdx', 'route'],
    ])
  })

  it('passes with pages that differ, and counts them', () => {
    const sources = [
      { file: 'docs/a.mdx', source: makeSource('One short line here.') },
      { file: 'docs/b.mdx', source: makeSource('The cat sat on it.', { ...other, audience: ['user'] }) },
    ]
    const { pages, problems } = checkPages(sources, [], context)
    expect(problems).toEqual([])
    const figures = sumFigures(pages, problems, sources.length)
    expect(figures).toMatchObject({
      pages: 2,
      errors: 0,
      words: 9,
    })
  })
})

describe('exemptions', () => {
  const problem: Diagnostic = {
    file: 'docs/a.mdx',
    line: 9,
    field: 'literal-address',
    found: '0x12ab in prose',
    expected: 'none',
    fix: 'remove it',
    severity: 'error',
  }
  const entry = {
    file: 'docs/a.mdx',
    field: 'literal-address',
    match: '0x12ab',
    reason: 'A made-up address to show',
  }

  it('allow what they name, and are reported when they allow nothing', () => {
    expect(applyExemptions([problem], [entry])).toEqual({ left: [], unused: [] })
    const wrong = { ...entry, match: '0x34cd' }
    expect(applyExemptions([problem], [wrong])).toEqual({ left: [problem], unused: [wrong] })
  })
  it('need a reason', () => {
    expect(parseExemptions(JSON.stringify([entry]), 'x.json')).toEqual([entry])
    const parse = () => parseExemptions(JSON.stringify([{ ...entry, reason: 'so' }]), 'x.json')
    expect(parse).toThrow('x.json:1 0.reason: found "so"')
  })
})

describe('words in common with a source', () => {
  const source = 'Before it runs the transfer, the network reserves the whole fee and returns the rest.'
  it('are found in runs of eight or more, whatever the punctuation', () => {
    const page = makePage('Text first.\n\nNote: the network reserves the whole fee, and returns it.')
    expect(findOverlaps(page, source)).toEqual([
      { line: 15, words: 8, text: 'the network reserves the whole fee and returns' },
    ])
  })
  it('are not found in shorter runs, in code, or where most words are names', () => {
    expect(findOverlaps(makePage('The network reserves the whole fee, then returns it.'), source)).toEqual([])
    expect(findOverlaps(makePage(fence('sh check=shell', source)), source)).toEqual([])
    const names = 'See Mento Broker Reserve USDm EURm BRLm KESm and GHSm.'
    expect(findOverlaps(makePage(names), names)).toEqual([])
  })
})

describe('freshness', () => {
  const aged = (type: string, changes = {}) =>
    measureFreshness([makePage('Text.', { type, verified: '2026-06-01', ...changes })], '2026-11-21')[0]

  it('is lost after 90 days by references and how-tos, after 180 by others, never by the past', () => {
    expect(aged('reference')).toMatchObject({ age: 173, limit: 90, stale: true })
    expect(aged('how-to')).toMatchObject({ stale: true })
    expect(aged('concept')).toMatchObject({ limit: 180, stale: false })
    expect(aged('concept', { verified: '2026-05-01' })).toMatchObject({ stale: true })
    expect(aged('reference', { status: 'historical', replacedBy: '/build' })).toMatchObject({
      limit: null,
      stale: false,
    })
  })
})
