import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkClasses, checkClassNames } from './check-classes'
import { getClass } from './fence-meta'

const listFiles = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean)

/** Where a text names a class: on a fence, in a receipt, in a comparison, or where its programs are asked for. */
const NAMED = [
  /\bcheck=([a-z]+)\b/g,
  /"class": "(\w+)"/g,
  /(?<!typeof )\bcheck [!=]== '(\w+)'/g,
  /ofClass\([^)]*, '(\w+)'\)/g,
]

const namesIn = (text: string) =>
  NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))

const unknownIn = (text: string) => namesIn(text).filter((name) => !Object.hasOwn(checkClasses, name))

describe('the check classes', () => {
  const others = [':!*.test.ts', ':!decisions', ':!packages/mdx-code-check'] // the package has classes of its own
  const files = listFiles('*.mdx', '*.md', '*.ts', '*.tsx', 'receipts/*.json', ...others)
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const)

  it('are the only ones that pages, receipts and code name', () => {
    expect(texts.flatMap(([file, text]) => unknownIn(text).map((name) => `${file}: ${name}`))).toEqual([])
  })

  it('are all used, each in a page', () => {
    const used = new Set(texts.filter(([file]) => file.endsWith('.mdx')).flatMap(([, text]) => namesIn(text)))
    expect([...used].sort()).toEqual([...checkClassNames].sort())
  })

  it('stand in CONTRIBUTING with the same meaning', () => {
    const contributing = readFileSync('CONTRIBUTING.md', 'utf8')
    const table = contributing.slice(contributing.indexOf('| Class '))
    const rows = [...table.slice(0, table.indexOf('\n\n')).matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gm)]
    expect(rows.map(([, name, meaning]) => [name, meaning])).toEqual(
      checkClassNames.map((name) => [name, checkClasses[name].meaning]),
    )
  })

  it.each(['```ts check=tested', '"class": "tested"', "check === 'tested'", "ofClass(page, 'tested')"])(
    'control: %s names an unknown one',
    (text) => expect(unknownIn(text)).toEqual(['tested']),
  )
})

describe('the fence of a class', () => {
  it('takes its keys, and no other class’s', () => {
    expect(getClass('ts', { check: 'run', chain: 'celo', using: 'ethers@5.8.0' })).toBe('run')
    expect(getClass('text', { check: 'output', from: 'a.ts' })).toBe('output')
    expect(getClass('ts', { check: 'typecheck', chain: 'celo' })).toEqual({
      found: 'chain on a block with check=typecheck',
      expected: 'chain only with check=run',
      fix: 'remove chain, or change the class',
    })
  })

  it('needs one of the keys that explain it', () => {
    expect(getClass('text', { check: 'illustrative', reason: 'a fragment' })).toBe('illustrative')
    expect(getClass('text', { check: 'output' })).toMatchObject({
      found: 'check=output without from or reason',
      expected: expect.stringContaining('reason="why it was not run"') as string,
    })
  })
})
