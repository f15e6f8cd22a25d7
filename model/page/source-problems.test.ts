import { describe, expect, it } from 'vitest'
import { checkPages } from '../../checks/content/check-pages'
import { context, makeSource } from '../../checks/content/page-fixture'
import { sourceProblems } from './source-problems'

const first = (source: string) => sourceProblems('docs/page.mdx', source)[0]

describe('the source of a page', () => {
  it.each([
    ['front matter in JavaScript', '---js\n{ title: evil() }\n---\n', 'front matter', 1],
    ['front matter in JavaScript, after a space', '--- js\n{}\n---\n', 'front matter', 1],
    ['front matter in CoffeeScript', '---coffee\na\n---\n', 'front matter', 1],
    ['a byte order mark', '\uFEFF---\ntitle: a\n---\n', 'encoding', 1],
    ['a byte order mark before JavaScript', '\uFEFF---js\n{}\n---\n', 'encoding', 1],
    ['a NUL', '---\ntitle: a\n---\n\na\0b\n', 'encoding', 5],
    ['a line end of old machines', '---\ntitle: a\n---\n\na\rb\n', 'encoding', 5],
    ['a character that turns the text round', '---\ntitle: a\u202Eb\n---\n', 'encoding', 2],
    ['a character without width', '---\ntitle: a\n---\n\n0x\u200B47\n', 'encoding', 5],
    ['bytes that are not UTF-8', Buffer.from([45, 45, 45, 10, 0xff, 10]).toString('utf8'), 'encoding', 2],
    [
      'a fence that the generator unwraps',
      '---\na: b\n---\n\n```mdx-code-block\n{evil()}\n```\n',
      'code-fence',
      5,
    ],
    ['a page on the line that ends the front matter', '---\na: b\n---{evil()}\n---\n', 'front matter', 3],
    ['the same, after a space', '---\na: b\n--- {evil()}\nc: d\n---\n', 'front matter', 3],
    ['a fourth hyphen', '---\na: b\n----\n{evil()}\n---\n', 'front matter', 3],
    [
      'a title that the generator puts in brackets',
      '---\na: b\n---\n\n:::note `a\n{evil()}`\n:::\n',
      'callout',
      5,
    ],
    ['the same in a quote', '---\na: b\n---\n\n> :::tip $a\n> {evil()}$\n> :::\n', 'callout', 5],
    ['quotes within quotes', `---\na: b\n---\n\n${'>'.repeat(20_000)}\n`, 'mdx', 5],
    ['lists within lists', `---\na: b\n---\n\n${'- '.repeat(1000)}a\n`, 'mdx', 5],
    ['callouts within callouts', `---\na: b\n---\n\n${':::note\n'.repeat(5000)}`, 'mdx', 25],
    ['thousands of marks in a paragraph', `---\na: b\n---\n\nText.\n\n${'_a**'.repeat(12_000)}\n`, 'mdx', 7],
    ['thousands of links within links', `---\na: b\n---\n\n${'[a]('.repeat(12_000)}\n`, 'mdx', 5],
    ['a size over the limit', `---\na: b\n---\n${'a\n'.repeat(30_000)}`, 'page-size', 1],
  ])('with %s is refused before it is parsed', (_, source, field, line) => {
    expect(first(source)).toMatchObject({ field, line, severity: 'error' })
  })

  it.each([
    ['plain front matter', '---\ntitle: a\n---\n\nText\twith a tab.\n'],
    ['line ends of Windows', '---\r\ntitle: a\r\n---\r\n\r\nText.\r\n'],
    ['no front matter, which the schema reports', 'Text.\n'],
    ['a rule of hyphens, and lists of a sane depth', '---\na: b\n---\n\n---\n\n- - - a\n\n> > b\n'],
    ['callouts that end', `---\na: b\n---\n${'\n:::note[A]\nText.\n:::\n'.repeat(30)}`],
    ['marks in many paragraphs', `---\na: b\n---\n${'\n**a** and _b_\n'.repeat(500)}`],
    ['letters of all languages and emoji', '---\na: b\n---\n\nčau 你好 مرحبا 🚀\n'],
  ])('may have %s', (_, source) => expect(first(source)).toBeUndefined())
})

describe('checking a page', () => {
  const findProblems = (source: string) => checkPages([{ file: 'docs/a.mdx', source }], [], context).problems

  it('with line ends of Windows is as with others', () => {
    const source = makeSource('Text.\n\n:::note[A title]\nMore text.\n:::\n\n[a](/nope)')
    const [unix, windows] = [source, source.replaceAll('\n', '\r\n')].map(findProblems)
    expect(unix).toMatchObject([{ field: 'link', line: 19 }])
    expect(windows).toEqual(unix)
  })

  it('that is too long stops before its parser', () => {
    expect(findProblems(makeSource('a\n'.repeat(75_000)))).toMatchObject([{ field: 'page-size' }])
  })

  it('names the file of a page that is too deep for the parser', () => {
    const deep = Array.from({ length: 6000 }, (_, index) => `${'>'.repeat(3)}${index}<b>`).join('')
    for (const { file } of findProblems(makeSource(deep))) expect(file).toBe('docs/a.mdx')
    expect(findProblems(makeSource(deep))).not.toEqual([])
  })

  it('refuses characters that only YAML writes, and slugs that are no path', () => {
    const fields = (changes: object) =>
      findProblems(makeSource('Text.', { ...changes })).map(({ field }) => field)
    expect(fields({ title: 'a\u0000 title' })).toEqual(['title'])
    expect(fields({ description: `${'a '.repeat(40)}\u202E` })).toContain('encoding')
    for (const slug of ['https://evil.example/', '//evil', '/_csp.json', '/*', 'a', '/../a'])
      expect(fields({ slug }), slug).toEqual(['slug'])
    expect(fields({ slug: '/a/b_c' })).toEqual([])
  })
})
