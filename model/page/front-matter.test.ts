import { DiagnosticError } from '../diagnostic'
import { describe, expect, it } from 'vitest'
import { frontMatterProblems, parsePageFrontMatter } from './front-matter'
import { getFrontMatter, makeSource } from '../../checks/content/page-fixture'
import { readFrontMatter } from './read-front-matter'

const findProblems = (changes: Record<string, unknown>) =>
  frontMatterProblems('docs/page.mdx', makeSource('Text.', changes), getFrontMatter(changes))

describe('the front matter of a page', () => {
  it('passes when whole, with a day as text or as the Date of another YAML reader', () => {
    expect(findProblems({})).toEqual([])
    const verified = new Date('2026-11-21T00:00:00Z')
    expect(parsePageFrontMatter('docs/page.mdx', '', getFrontMatter({ verified })).verified).toBe(
      '2026-11-21',
    )
  })

  it('passes with every optional field', () => {
    const optional = { generated: true, sidebar_label: 'Fees', slug: '/fees', unlisted: false, draft: false }
    const more = {
      toc_min_heading_level: 2,
      toc_max_heading_level: 4,
      pagination_next: null,
      pagination_prev: 'build',
    }
    expect(findProblems({ ...optional, ...more, status: 'retired', replacedBy: '/build' })).toEqual([])
  })

  it.each([
    ['title', 'x'.repeat(61)],
    ['title', 'Overview'],
    ['title', undefined],
    ['description', 'Too short'],
    ['description', 'x'.repeat(156)],
    ['type', 'guide'],
    ['audience', []],
    ['audience', ['developer']],
    ['networks', ['mainnet']],
    ['status', 'done'],
    ['sources', []],
    ['verified', '2026-02-30'],
    ['verified', 'yesterday'],
    ['keywords', [3]],
    ['replacedBy', 'build/quickstart.mdx'],
    ['generated', 'yes'],
  ])('fails at %s for %j', (field, value) => {
    expect(findProblems({ [field]: value }).map((problem) => problem.field)).toEqual([field])
  })

  it.each(['retired', 'historical'])('asks a %s page for what replaced it', (status) => {
    expect(findProblems({ status }).map((problem) => problem.field)).toEqual(['replacedBy'])
    expect(findProblems({ status, replacedBy: '/build' })).toEqual([])
  })

  it('names file, line, field, what was found, what was expected and the fix', () => {
    const source = makeSource('Text.', { type: 'guide' })
    const parse = () => parsePageFrontMatter('docs/page.mdx', source, getFrontMatter({ type: 'guide' }))
    expect(parse).toThrow(DiagnosticError)
    expect(parse).toThrow(
      'docs/page.mdx:4 type: found "guide" (5 characters); ' +
        'expected one of tutorial, how-to, reference, concept, notice, index; fix: change "type:"',
    )
  })

  it('names the field that an unknown one is near to', () => {
    const [problem] = findProblems({ desciption: 'x' })
    expect(problem).toMatchObject({ field: 'desciption', line: 11, fix: 'write description, or remove it' })
  })

  it('refuses a page without front matter and one that is not YAML', () => {
    expect(() => parsePageFrontMatter('docs/page.mdx', 'Text.', {})).toThrow('a page without front matter')
    expect(readFrontMatter('docs/page.mdx', '---\ntitle: a: b\n---\n').problems[0]?.expected).toBe('YAML')
  })
})
