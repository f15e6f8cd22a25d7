import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compiledDoubles } from '../../checks/code/run/compiled-doubles'
import { type Bundle, bundle } from './bundle'
import { joinLicenses, listBundled } from './bundled-packages'
import { readTypes } from './stage-package'

/** Every addition makes the package bigger and redistributes someone else's work. */
const BUNDLED: Readonly<Record<string, readonly string[]>> = {
  'docs-mcp': [
    '@hono/node-server',
    '@modelcontextprotocol/sdk',
    '@noble/hashes',
    'aggregate-error',
    'ajv',
    'ajv-formats',
    'clean-stack',
    'content-type',
    'fast-deep-equal',
    'fast-uri',
    'hono',
    'indent-string',
    'json-schema-traverse',
    'minisearch',
    'p-map',
    'zod',
    'zod-to-json-schema',
  ],
  'anvil-cip64': [
    '@noble/curves',
    '@noble/hashes',
    '@scure/base',
    '@scure/bip32',
    '@scure/bip39',
    'abitype',
    'isows',
    'ox',
    'viem',
    'ws',
  ],
  'create-celo-app': [],
  'docs-bench': [],
  // remark with MDX, and the parsers of YAML and TOML
  'mdx-code-check': [
    'acorn',
    'acorn-jsx',
    'bail',
    'ccount',
    'character-entities',
    'character-entities-legacy',
    'character-reference-invalid',
    'decode-named-character-reference',
    'devlop',
    'escape-string-regexp',
    'estree-util-is-identifier-name',
    'estree-util-visit',
    'extend',
    'fault',
    'format',
    'is-alphabetical',
    'is-alphanumerical',
    'is-decimal',
    'is-hexadecimal',
    'is-plain-obj',
    'longest-streak',
    'mdast-util-from-markdown',
    'mdast-util-frontmatter',
    'mdast-util-math',
    'mdast-util-mdx',
    'mdast-util-mdx-expression',
    'mdast-util-mdx-jsx',
    'mdast-util-mdxjs-esm',
    'mdast-util-to-string',
    'micromark',
    'micromark-core-commonmark',
    'micromark-extension-frontmatter',
    'micromark-extension-math',
    'micromark-extension-mdx-expression',
    'micromark-extension-mdx-jsx',
    'micromark-extension-mdx-md',
    'micromark-extension-mdxjs',
    'micromark-extension-mdxjs-esm',
    'micromark-factory-destination',
    'micromark-factory-label',
    'micromark-factory-mdx-expression',
    'micromark-factory-space',
    'micromark-factory-title',
    'micromark-factory-whitespace',
    'micromark-util-character',
    'micromark-util-chunked',
    'micromark-util-classify-character',
    'micromark-util-combine-extensions',
    'micromark-util-decode-numeric-character-reference',
    'micromark-util-decode-string',
    'micromark-util-edit-map',
    'micromark-util-events-to-acorn',
    'micromark-util-html-tag-name',
    'micromark-util-normalize-identifier',
    'micromark-util-resolve-all',
    'micromark-util-subtokenize',
    'parse-entities',
    'remark-frontmatter',
    'remark-math',
    'remark-mdx',
    'remark-parse',
    'smol-toml',
    'stringify-entities',
    'trough',
    'unified',
    'unist-util-is',
    'unist-util-position-from-estree',
    'unist-util-stringify-position',
    'unist-util-visit',
    'unist-util-visit-parents',
    'vfile',
    'vfile-message',
    'yaml',
  ],
}
/** Our folders that each package is built from. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'docs-mcp': ['mcp', 'model', 'packages', 'postbuild', 'server', 'src'],
  'anvil-cip64': ['checks', 'model', 'packages'],
  'create-celo-app': ['packages'],
  'docs-bench': ['bench', 'packages'],
  'mdx-code-check': ['checks', 'model', 'packages'],
}
const readLock = () => readFileSync('package-lock.json', 'utf8')
let folder: string

beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync(path.resolve('.cache/package-'))
  mkdirSync(path.join(folder, 'src'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const lock = (license: string) =>
  JSON.stringify({ lockfileVersion: 3, packages: { 'node_modules/a': { version: '1.0.0', license } } })

it('every package is tested here', () =>
  expect(readdirSync('packages').sort()).toEqual(Object.keys(BUNDLED).sort()))

describe.each(Object.keys(BUNDLED))('the bundle of %s', (name) => {
  const from = path.join('packages', name)
  let made: Bundle
  beforeAll(async () => {
    made = await bundle(from)
  })

  it('has a command that Node runs, and a typed entry for programs', () => {
    const texts = new Map(made.files.map((file) => [path.basename(file.path), file.text]))
    expect(texts.get('bin.mjs')).toMatch(/^#!\/usr\/bin\/env node\n/)
    expect(texts.get('index.mjs')).toMatch(/export \{\n {2}\w+/)
    expect(readTypes(from)).toMatch(/export declare function \w+/)
  })

  it('is the same in each build', async () => {
    const hashes = ({ files }: Bundle) => files.map((file) => [file.path, file.hash])
    expect(hashes(await bundle(from))).toEqual(hashes(made))
  })

  it('is built from these folders only', () => {
    const ours = made.inputs.filter((file) => !file.includes('node_modules/'))
    expect([...new Set(ours.map((file) => file.split('/')[0]))]).toEqual(FOLDERS[name])
  })

  it('contains these packages, each with its license', () => {
    const packages = listBundled(made.inputs, readLock())
    expect(packages.map((one) => one.name).sort()).toEqual(BUNDLED[name])
    const texts = joinLicenses(packages)
    expect([...texts.matchAll(/^License: /gm)]).toHaveLength(packages.length)
    expect(texts).not.toContain('has no license file')
  })
})

// The build has no compiler, so they're in the repository. `npx vitest run -u tools/packages` writes them again.
it("the local chain's contracts are compiled from their sources", () =>
  expect(`${JSON.stringify(compiledDoubles())}\n`).toMatchFileSnapshot(
    '../../packages/anvil-cip64/doubles.json',
  ))

describe('control', () => {
  it('rejects a package that is missing in the lock file or may not be redistributed', () => {
    const inputs = ['node_modules/a/index.js']
    expect(listBundled(inputs, lock('MIT')).map(({ name }) => name)).toEqual(['a'])
    expect(() => listBundled(inputs, lock('GPL-3.0-or-later'))).toThrow('found license GPL-3.0-or-later')
    expect(() => listBundled(['node_modules/@b/c/d.js'], lock('MIT'))).toThrow('found no node_modules/@b/c')
  })

  it('rejects a type from another file', () => {
    const write = (text: string) => writeFileSync(path.join(folder, 'src/index.ts'), text)
    write("import { b } from './b'\nexport const a: number = b\n")
    expect(readTypes(folder)).toContain('export declare const a: number')
    write("import type { B } from './b'\nexport declare const a: B\n")
    expect(() => readTypes(folder)).toThrow('found a type that is imported')
    write('export const a = Math.random()\n')
    expect(() => readTypes(folder)).toThrow(folder)
  })
})
