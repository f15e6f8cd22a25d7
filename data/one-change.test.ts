import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Root } from 'mdast'
import { afterAll, beforeAll, expect, it } from 'vitest'
import remarkFacts from '../mdx/remark-facts'
import { factRecord, pagesUsing } from './registry'

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkMdx)
const pages = ['docs', 'src/pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `${folder}/${file}`),
)
let changed = ''

beforeAll(() => {
  changed = mkdtempSync(join(tmpdir(), 'one-change-'))
  cpSync('data', join(changed, 'data'), { recursive: true })
  for (const folder of ['docs', 'src/pages'])
    cpSync(folder, join(changed, folder), { recursive: true, filter: (file) => !file.endsWith('.test.ts') })
})

afterAll(() => rmSync(changed, { recursive: true }))

/** What the site makes of a page with the registry of `root`. */
function shown(file: string, source: string, root: string): string {
  const tree: Root = parser.parse(source.replace(/^(#{1,6} .*?)\s*\{#[^}]+\}\s*$/gm, '$1'))
  remarkFacts({ root })(tree, { path: join(root, file) })
  return JSON.stringify(tree, (key: string, value: unknown) => (key === 'position' ? undefined : value))
}

/** Writes another value at a fact path of the copy. In: keys below the record, and the new value. */
function change(path: string, field: string, value: string | number): void {
  const { file, keys } = factRecord(path)
  const target = join(changed, file)
  const content = JSON.parse(readFileSync(target, 'utf8')) as Record<string, unknown>
  const record = keys.reduce<Record<string, unknown>>(
    (inner, key) => (typeof inner[key] === 'object' ? (inner[key] as Record<string, unknown>) : inner),
    content,
  )
  expect(record[field], `${file} ${keys.join('.')}`).toBeDefined()
  record[field] = value
  if (field === 'value') delete record.shown
  writeFileSync(target, JSON.stringify(content, null, 2))
}

it.each([
  ['versions.viem', 'value', '9.9.9'],
  ['chains.celo.rpc', 'value', 'https://changed.example.org'],
  ['tokens.USDC.celo.fee-adapter', 'fee-adapter', '0x0000000000000000000000000000000000001234'],
  ['events.jovian.celo', 'date', '2031-01-02'],
  ['bridge.challengePeriod', 'value', 98765],
])('one change of %s changes the pages that are named, and no other', (path, field, value) => {
  const named = pagesUsing(path).filter((file) => file.endsWith('.mdx'))
  expect(named.length).toBeGreaterThan(0)
  const before = readFileSync(join(changed, factRecord(path).file), 'utf8')
  change(path, field, value)
  const different = pages.filter((file) => {
    const source = readFileSync(file, 'utf8')
    return shown(file, source, process.cwd()) !== shown(file, source, changed)
  })
  writeFileSync(join(changed, factRecord(path).file), before)
  expect(different.sort()).toEqual(named)
}, 120_000)

it('control: without a change no page differs', () => {
  const [file = ''] = pagesUsing('versions.viem')
  const source = readFileSync(file, 'utf8')
  expect(shown(file, source, changed)).toBe(shown(file, source, process.cwd()))
})
