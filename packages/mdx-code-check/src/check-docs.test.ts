import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkDocs, formatProblem } from './index'
import type { CheckClass, CheckOptions } from './types'

const fence = (lang: string, meta: string, code: string) => `\`\`\`${lang} ${meta}\n${code}\n\`\`\`\n\n`
const SCRIPT = fence('ts', 'title="sum.ts" check=run', 'const sum: number = 1 + 1\nconsole.log(sum)')
const upper: CheckClass = {
  languages: ['text'],
  check: (file) =>
    file.code === file.code.toUpperCase()
      ? { with: {} }
      : {
          problems: [
            {
              file: file.file,
              line: file.pageLine(1),
              found: 'small letters',
              expected: 'none',
              fix: 'shout',
            },
          ],
        },
}
let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'code-check-'))
  mkdirSync(path.join(root, 'docs'))
})
afterEach(() => rmSync(root, { recursive: true }))

const check = (page: string, options: CheckOptions = {}) => {
  writeFileSync(path.join(root, 'docs/a.mdx'), page)
  return checkDocs({ root, ...options })
}
const findIn = async (page: string, options?: CheckOptions) =>
  (await check(page, options)).problems.map(formatProblem)

describe('a page', () => {
  it('passes with a script, its output, data and an explained fragment', async () => {
    const page = [
      '# Title\n\n<Note>\n\n',
      SCRIPT,
      '</Note>\n\n',
      fence('text', 'check=output from="sum.ts"', '2'),
      fence('json', 'check=parse', '{}'),
      fence('python', 'check=illustrative reason="Python"', 'x'),
    ].join('')
    expect(await check(page)).toEqual({
      pages: 1,
      blocks: { run: 1, parse: 1, output: 1, illustrative: 1 },
      problems: [],
      written: 0,
    })
  })

  it('lets a script import another block of the page', async () => {
    const library = fence('ts', 'title="two.ts" check=run', "export const two = 2\nconsole.log('two')")
    const script = fence('ts', 'title="use.ts" check=run', "import { two } from './two'\nconsole.log(two)")
    expect(await findIn(library + script)).toEqual([])
  })

  it.each([
    ['a script that fails', fence('js', 'check=run', "throw new Error('no')"), '"block 1" ended with 1'],
    ['one that prints nothing', fence('js', 'check=run', '1 + 1'), '"block 1" printed nothing'],
    ['another output', `${SCRIPT}${fence('text', 'check=output from="sum.ts"', '3')}`, 'found "3"'],
    ['broken data', fence('yaml', 'check=parse', 'a: ['), 'docs/a.mdx:2: found "block 1"'],
    ['no class', fence('ts', '', 'x'), 'a code block without a check class'],
    ['a class with a typo', fence('ts', 'check=rum', 'x'), 'did you mean "run"?'],
    ['an unexplained fragment', fence('go', 'check=illustrative', 'x'), 'check=illustrative without reason'],
    ['broken markup', '<Note>\n', 'a page that MDX cannot read'],
  ])('control: %s is reported', async (_, page, message) =>
    expect((await findIn(page)).join('\n')).toContain(message),
  )
})

describe('types', () => {
  it('are those of the strict mode', async () =>
    expect(await findIn(fence('ts', 'check=typecheck', 'export const a = [1].at(0)?.toFixed()'))).toEqual([]))

  it('control: a wrong one is reported at its line', async () => {
    const page = `Text.\n\n${fence('ts', 'check=typecheck', 'const a = 1\nexport const b: string = a')}`
    expect((await findIn(page)).join()).toMatch(/^docs\/a\.mdx:5: found "block 1": .*\(TS2322\)/)
  })
})

describe('a class of your own', () => {
  it('is an object', async () => {
    expect(await findIn(fence('text', 'check=upper', 'ABC'), { classes: { upper } })).toEqual([])
    expect(await findIn(fence('text', 'check=upper', 'abc'), { classes: { upper } })).toEqual([
      'docs/a.mdx:2: found small letters; expected none; fix: shout',
    ])
  })

  it('control: has its languages only', async () =>
    expect((await findIn(fence('ts', 'check=upper', 'A'), { classes: { upper } })).join()).toContain(
      'upper takes text',
    ))
})

describe('placeholders', () => {
  const fill = (code: string) =>
    code.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      if (name !== 'one') throw new Error(`no ${name}`)
      return '1'
    })

  it('are filled before the check', async () =>
    expect(await findIn(fence('json', 'check=parse', '{{one}}'), { fill })).toEqual([]))

  it('control: one that cannot be filled is reported', async () =>
    expect((await findIn(fence('json', 'check=parse', '{{two}}'), { fill })).join()).toContain('no two'))
})

describe('receipts', () => {
  const options = { receipts: 'receipts' }
  const read = () => readFileSync(path.join(root, 'receipts/docs/a.json'), 'utf8')

  it('record what was proved, and stay when nothing changed', async () => {
    expect((await check(SCRIPT, options)).written).toBe(1)
    expect(JSON.parse(read())).toMatchObject({
      receipts: [
        { title: 'sum.ts', class: 'run', output: '2', with: { node: expect.any(String) as string } },
      ],
    })
    expect((await check(SCRIPT, options)).written).toBe(0)
    expect(await findIn(SCRIPT, { ...options, verify: true })).toEqual([])
  })

  it('control: verify reports a block that changed, and writes nothing', async () => {
    await check(SCRIPT, options)
    const before = read()
    const changed = await findIn(SCRIPT.replace('1 + 1', '1 + 2'), { ...options, verify: true })
    expect(changed.join()).toContain('a receipt of "sum.ts" that this check did not make')
    expect(read()).toBe(before)
  })

  it('control: a folder that does not exist is reported', async () =>
    await expect(checkDocs({ root, pages: ['guides'] })).rejects.toThrow('guides: found nothing'))
})
