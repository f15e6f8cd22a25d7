import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compile } from './compile'
import { findSecret } from './find-secret'

const lines = (text: string) => text.split('\n').length

/** Compiles a program of one file. */
function compileOne(text: string): string {
  const compiled = compile('a.ts', new Map([['a.ts', text]]))
  if ('message' in compiled) throw new Error(compiled.message)
  return compiled.files[0]!.program
}

/** Runs compiled text as the sandbox does. */
async function run(text: string, modules: Record<string, object> = {}) {
  const make = new Function('require', 'exports', `return (async () => {${compileOne(text)}\n})()`) as (
    require: (name: string) => object,
    exports: object,
  ) => Promise<unknown>
  return make((name) => modules[name]!, {})
}

describe('compile', () => {
  it('removes types, turns imports into calls of require, and returns what the program returns', async () => {
    const text = [
      "import { double, type Unit } from 'math'",
      'type Price = { value: bigint; unit: Unit }',
      'const price: Price = { value: double(2n), unit: 1 as Unit }',
      'const later = await Promise.resolve(price satisfies Price)',
      'return later.value',
    ].join('\n')
    expect(await run(text, { math: { double: (value: bigint) => value * 2n } })).toBe(4n)
  })

  it('keeps every line where it is', () => {
    const text = readFileSync('docs/developer/viem.mdx', 'utf8').match(
      /```ts title="read\.ts"[^\n]*\n([^]*?)```/,
    )![1]!
    expect(lines(compileOne(text))).toBe(lines(text))
    const failing = compileOne(
      "import {\n  a,\n} from 'm'\ninterface A {\n  b: string\n}\nthrow new Error('x')\n",
    )
    expect(failing.split('\n')[6]).toContain('throw new Error')
  })

  it('says where a text is not TypeScript', () => {
    const files = new Map([
      ['a.ts', "import './b'"],
      ['b.ts', 'const a = 1\nconst b = = 2\n'],
    ])
    expect(compile('a.ts', files)).toEqual({
      message: 'SyntaxError: Unexpected token',
      file: 'b.ts',
      line: 2,
    })
  })

  it('puts the files that a program imports before it, and leaves out the others', () => {
    const files = new Map([
      ['a.ts', "import { b } from './b'\nb()"],
      ['b.ts', 'export const b = () => 1'],
      ['c.ts', 'not TypeScript'],
    ])
    const compiled = compile('a.ts', files)
    expect('files' in compiled && compiled.files.map(({ name }) => name)).toEqual(['b.ts', 'a.ts'])
  })
})

describe('findSecret', () => {
  const key = `0x${'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'}`
  const phrase = 'test test test test test test test test test test test junk'

  it.each([
    `const key = '${key}'`,
    `const key = '${key.slice(2).toUpperCase()}'`,
    `// my key: ${key}`,
    `mnemonicToAccount('${phrase}')`,
    `mnemonicToAccount("${phrase} ${phrase}")`,
    `mnemonicToAccount(\`\n${phrase}\n\`)`,
    phrase,
  ])('finds %j', (text) => expect(findSecret(text, '')).toBeTruthy())

  it.each([
    "const account = '0xD533Ca259b330c7A88f74E000a3FaEa2d63B7972'",
    `const data = '0x${'ab'.repeat(68)}'`,
    '// This comment is a sentence, and it has a lot more than twelve words in it, which is fine.',
    "console.log('The balance of this account is lower than the amount that the program sends.')",
  ])('control: %j has none', (text) => expect(findSecret(text, '')).toBeUndefined())

  it('does not mind what the sample itself has, such as a hash', () =>
    expect(findSecret(`read('${key}')`, key)).toBeUndefined())
})
