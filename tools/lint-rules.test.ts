import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const eslint = new ESLint()

/** Rules that a file with this text would break. */
async function lint(filePath: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath })
  return result!.messages.map(({ ruleId }) => ruleId)
}

describe('the number of parameters', () => {
  const four = 'export function join(a: string, b: string, c: string, d: string) { return a + b + c + d }'

  it('is limited to three', async () => expect(await lint('model/a.ts', four)).toContain('max-params'))
  it('is not limited in tests', async () => expect(await lint('model/a.test.ts', four)).toEqual([]))
  it('is four in files with a reason', async () =>
    expect(await lint('src/search/engine/search.ts', four)).toEqual([]))
})

describe('the names of functions', () => {
  it.each([
    ['function', 'export function placeOf(a: string) { return a }'],
    ['arrow function', 'export const placeOf = (a: string) => a'],
    ['method', 'export class Places { placeOf(a: string) { return a } }'],
  ])('refuses a %s ending in Of', async (_, text) =>
    expect(await lint('model/a.ts', text)).toContain('no-restricted-syntax'),
  )
  it('allows a verb, and a value ending in Of', async () =>
    expect(
      await lint('model/a.ts', "export const getPlace = (a: string) => a\nexport const proof = 'Of'"),
    ).toEqual([]))
})

describe('regular expressions over HTML', () => {
  it.each([
    ['a tag', 'export const heading = /<h1[ >]/'],
    ['one of several tags', 'export const tag = /<(?:link|script)\\b[^>]*>/g'],
    ['an end tag', 'export const end = /Home<\\/h1>$/'],
    ['any tag', "export const tag = new RegExp('<[^>]*>')"],
    ['a tag by its name', 'export const find = (name: string) => new RegExp(`<${name}\\\\b`)'],
    ['an attribute', 'export const part = /data-island="?(\\w+)/'],
    ['an attribute without quotes', 'export const id = /id=scripts data-release=[0-9a-f]{8}>/'],
  ])('are refused: %s', async (_, text) =>
    expect(await lint('tests/a.ts', text)).toContain('own/no-html-patterns'),
  )
  it.each([
    ['a named group and assertions', 'export const year = /(?<year>\\d+)(?<!a)(?<=b)/'],
    ['a type', 'export const promised = /^Promise<(.*)>$/'],
    ['a setting of a code block', 'export const title = /title="([^"]*)"/'],
    ['characters to escape', 'export const unsafe = /[&<>]/g'],
    ['text that is no pattern', "export const isHeading = (html: string) => html.startsWith('<h1')"],
  ])('control: allows %s', async (_, text) => expect(await lint('tests/a.ts', text)).toEqual([]))
  it('are allowed in files with a reason', async () =>
    expect(await lint('model/page/mdx-tags.ts', 'export const tag = /<Fact\\b/')).toEqual([]))
})
