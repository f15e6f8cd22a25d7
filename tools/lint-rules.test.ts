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
