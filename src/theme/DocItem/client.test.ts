import { describe, expect, it } from 'vitest'
import { assistantLinks, markdownPath } from './assistants'
import { sectionAt } from './markdown-section'

const markdown =
  '---\ntitle: x\n---\n\n# One\n\nText\n\n## Two\n\n```sh\n# no heading\n```\n\n### Three\n\nDeep\n\n## Four\n\nEnd\n'

describe('sectionAt', () => {
  it.each([
    [1, '## Two\n\n```sh\n# no heading\n```\n\n### Three\n\nDeep\n'],
    [2, '### Three\n\nDeep\n'],
    [3, '## Four\n\nEnd\n'],
  ])('heading %i', (index, section) => expect(sectionAt(markdown, index)).toBe(section))
  it('control: there is no fifth heading', () => expect(sectionAt(markdown, 4)).toBeUndefined())
})

describe('addresses', () => {
  it.each([
    ['/x', '/x.md'],
    ['/x/', '/x.md'],
    ['/x.html', '/x.md'],
    ['/x/index.html', '/x.md'],
    ['/', '/index.md'],
    ['/index.html', '/index.md'],
  ])('%s has %s', (path, expected) => expect(markdownPath(path)).toBe(expected))

  it('of assistants carry the page, encoded', () => {
    const links = assistantLinks('https://docs.test/x.md')
    expect(links.map(({ name }) => name)).toEqual(['ChatGPT', 'Claude', 'Cursor', 'VS Code'])
    for (const { href } of links) expect(href).toContain('Read%20https%3A%2F%2Fdocs.test%2Fx.md%20and')
  })
})
