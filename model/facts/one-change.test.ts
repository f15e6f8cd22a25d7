import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Root } from 'mdast'
import { afterAll, beforeAll, expect, it } from 'vitest'
import remarkFacts from '../../mdx/remark-facts'
import { tableNames } from '../../mdx/remark-facts/directives'
import { pagesShowing } from '../../mdx/remark-facts/pages-showing'
import { findTags } from '../page/mdx-tags'
import { factRecord } from './registry'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMath).use(remarkMdx)

const SHOWING = ['Fact', 'Address', 'Network', ...tableNames]

let root = ''
let before = new Map<string, string>()
const trees = new Map<string, Root>()

/** A copy of the registry and the pages, so nothing here changes the site. Each page is parsed once. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'one-change-'))
  for (const folder of ['data', 'docs', 'src/pages']) cpSync(folder, join(root, folder), { recursive: true })
  const files = ['docs', 'src/pages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  for (const file of files.filter((name) => name.endsWith('.mdx'))) {
    const source = readFileSync(join(root, file), 'utf8')
    if (findTags(source, SHOWING).length === 0 && !source.includes('{{')) continue
    await setImmediate() // lets the test runner communicate while this runs
    trees.set(file, parser.parse(source.replace(/^(#{1,6} .*?)\s*\{#[^}]+\}\s*$/gm, '$1')))
  }
  before = await shown()
}, 300_000)

afterAll(() => rmSync(root, { recursive: true }))

/**
 * The result for each page with the copy's current registry. The registry is compared with its files in each turn of the
 * event loop, so a turn lasts for several pages.
 */
async function shown(): Promise<Map<string, string>> {
  const filled = new Map<string, string>()
  for (const [at, [file, tree]] of [...trees].entries()) {
    if (at % 20 === 0) await setImmediate()
    const copy = structuredClone(tree)
    remarkFacts({ root })(copy, { path: join(root, file) })
    filled.set(file, JSON.stringify(copy))
  }
  return filled
}

/** Writes another value at a fact path in the copy. Out: a function that reverts it. */
function change(path: string, field: string, value: string | number): () => void {
  const { file, keys } = factRecord(path, root)
  const target = join(root, file)
  const original = readFileSync(target, 'utf8')
  const content = JSON.parse(original) as Record<string, unknown>
  const record = keys.reduce<Record<string, unknown>>(
    (inner, key) => (typeof inner[key] === 'object' ? (inner[key] as Record<string, unknown>) : inner),
    content,
  )
  expect(record[field], `${file} ${keys.join('.')}`).toBeDefined()
  record[field] = value
  if (field === 'value') delete record.shown
  writeFileSync(target, JSON.stringify(content, null, 2))
  return () => writeFileSync(target, original)
}

const differing = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...one.keys()].filter((file) => one.get(file) !== other.get(file)).sort()

it.each([
  ['versions.viem', 'value', '9.9.9'],
  ['chains.celo.rpc', 'value', 'https://changed.example.org'],
  ['tokens.USDC.celo.fee-adapter', 'fee-adapter', '0x0000000000000000000000000000000000001234'],
  ['events.jovian.celo', 'date', '2031-01-02'],
])(
  'one change of %s changes the pages that are named, and no other',
  async (path, field, value) => {
    const named = pagesShowing(path, root).filter((file) => file.endsWith('.mdx'))
    const takeBack = change(path, field, value)
    const after = await shown()
    takeBack()
    expect(named.length).toBeGreaterThan(1)
    expect(differing(before, after)).toEqual(named)
  },
  120_000,
)

it('control: without a change no page differs', async () => {
  expect(before.size).toBeGreaterThan(20)
  expect(differing(before, await shown())).toEqual([])
}, 60_000)
