import { describe, expect, it } from 'vitest'
import { splitChunks } from './chunks'
import { bestSection, PASSAGE_LENGTH, retriever } from './rank-chunks'
import { listSections } from './sections'

const markdown =
  '---\ndescription: What for\nstatus: retired\nkeywords:\n  - fee\n  - gas price\n---\n\n# One\n\nText\n\n## `Two` <a id="x"></a>\n\n```sh\n# no heading\n\nend\n```\n\n### Three\n\n## Four [six](/s)\n\nEnd\n'
const sections = listSections('/x', markdown)

describe('listSections', () => {
  it('splits at headings, but not in code', () =>
    expect(sections.map(({ path }) => path)).toEqual([
      ['One'],
      ['One', 'Two'],
      ['One', 'Two', 'Three'],
      ['One', 'Four six'],
    ]))
  it('knows the anchors', () =>
    expect(sections.map(({ anchor }) => anchor)).toEqual(['', 'x', 'three', 'four-six']))
  it('includes what the page is for, and that it is about the past', () =>
    expect(sections[0]).toMatchObject({
      about: 'What for fee gas price',
      isPast: true,
      text: '# One\n\nText',
    }))
})

describe('splitChunks', () => {
  const listTexts = (length: number) => splitChunks(sections, length).map(({ text }) => text)
  it('joins short neighbors, in their order', () => {
    const [chunk, ...more] = splitChunks(sections)
    expect(more).toEqual([])
    expect(chunk!.sections.map(({ anchor }) => anchor)).toEqual(['', 'x', 'three', 'four-six'])
    expect(chunk!.text).toBe(sections.map(({ text }) => text).join('\n\n'))
  })
  it('keeps sections separate that are too long together', () =>
    expect(listTexts(40).every((text) => text.length <= 40 || text.includes('```'))).toBe(true))
  it('splits a long section between blocks, each part with its heading', () => {
    const long = listSections(
      '/y',
      `# Long\n\n${'a '.repeat(30)}\n\n\`\`\`text\n${'b\n\n'.repeat(30)}\`\`\`\n\nlast`,
    )
    const parts = splitChunks(long, 80).map(({ text }) => text)
    expect(parts).toHaveLength(3)
    expect(parts.every((text) => text.startsWith('# Long\n\n'))).toBe(true)
    expect(parts[1]).toMatch(/```$/)
  })
})

describe('retriever', () => {
  const page = (route: string, text: string) => splitChunks(listSections(route, text))
  const find = retriever([
    ...page('/old', '---\nstatus: historical\n---\n\n# Fees\n\nHow fees were paid\n'),
    ...page('/new', '# Fees\n\n## Pay\n\nHow fees are paid\n\n## Refund\n\nGas comes back\n'),
  ])
  it('ranks current content before the past', () =>
    expect(find('fees', 2).map(({ route }) => route)).toEqual(['/new', '/old']))
  it('finds nothing if no word matches', () => expect(find('zzz', 2)).toEqual([]))
  it('returns the section that answers', () =>
    expect(bestSection(find('does gas come back?', 1)[0]!, 'does gas come back?').anchor).toBe('refund'))

  const long = (name: string) =>
    `## ${name}\n\n${`A paragraph about ${name}, which is long. `.repeat(24)}\n\n`
  const names = ['apples', 'pears', 'plums', 'grapes', 'lemons', 'cherries', 'figs', 'dates', 'limes']
  const findFruit = retriever(page('/fruit', `# Fruit\n\n${names.map(long).join('')}`))
  it('combines distant sections of a page in a passage, in reading order, each with its heading', () => {
    const [passage] = findFruit('limes and apples', 1)
    expect(passage!.sections.map(({ anchor }) => anchor)).toEqual(['apples', 'limes'])
    expect(passage!.text).toMatch(/^## apples\n[\s\S]+\n\n## limes\n/)
  })
  it('fills a passage up to its maximum length, and puts the rest in another', () => {
    const passages = findFruit('paragraph', 9)
    expect(passages.length).toBeGreaterThan(1)
    expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThanOrEqual(PASSAGE_LENGTH)
    const shown = passages.flatMap(({ sections }) => sections.map(({ anchor }) => anchor))
    expect(new Set(shown).size).toBe(shown.length)
  })
  it('repeats no heading between pieces of one section', () => {
    const one = page(
      '/one',
      `# One\n\n${'Words about lemons. '.repeat(30)}\n\n${'More about lemons. '.repeat(30)}\n`,
    )
    expect(retriever(one)('lemons', 1)[0]!.text.match(/# One/g)).toHaveLength(1)
  })
})
