import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bundle, bundle } from './bundle'
import { joinLicenses, listBundled } from './bundled-packages'
import { readTypes } from './stage-package'

const FOLDER = 'packages/docs-mcp'
/** Whoever adds one makes the package bigger, and passes on the work of others. */
const BUNDLED = [
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
]
const readLock = () => readFileSync('package-lock.json', 'utf8')
let made: Bundle
let folder: string

beforeAll(async () => {
  made = await bundle(FOLDER)
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync(path.resolve('.cache/package-'))
  mkdirSync(path.join(folder, 'src'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const lock = (license: string) =>
  JSON.stringify({ lockfileVersion: 3, packages: { 'node_modules/a': { version: '1.0.0', license } } })

describe('the bundle of docs-mcp', () => {
  it('has an entry for the command, which Node starts, and one for programs', () => {
    const texts = new Map(made.files.map((file) => [path.basename(file.path), file.text]))
    expect(texts.get('bin.mjs')).toMatch(/^#!\/usr\/bin\/env node\n/)
    expect(texts.get('index.mjs')).toMatch(/export \{\n {2}openSite\n\}/)
  })

  it('is the same every time', async () => {
    const again = await bundle(FOLDER)
    expect(again.files.map(({ path: name, hash }) => [name, hash])).toEqual(
      made.files.map(({ path: name, hash }) => [name, hash]),
    )
  })

  it('is made from the server and what it stands on', () => {
    const ours = made.inputs.filter((file) => !file.includes('node_modules/'))
    const folders = [...new Set(ours.map((file) => file.split('/')[0]))]
    expect(folders).toEqual(['mcp', 'model', 'packages', 'postbuild', 'server', 'src'])
    expect(ours).toContain('mcp/tools.ts')
  })

  it('holds these packages, each with its license', () => {
    const packages = listBundled(made.inputs, readLock())
    expect(packages.map(({ name }) => name).sort()).toEqual(BUNDLED)
    const texts = joinLicenses(packages)
    expect(texts.match(/^License: /gm)).toHaveLength(BUNDLED.length)
    expect(texts).not.toContain('has no license file')
  })
})

describe('control', () => {
  it('a package that the lock file lacks, or that may not be passed on, is found', () => {
    const inputs = ['node_modules/a/index.js']
    expect(listBundled(inputs, lock('MIT')).map(({ name }) => name)).toEqual(['a'])
    expect(() => listBundled(inputs, lock('GPL-3.0-or-later'))).toThrow('found license GPL-3.0-or-later')
    expect(() => listBundled(['node_modules/@b/c/d.js'], lock('MIT'))).toThrow('found no node_modules/@b/c')
  })

  it('a type from another file is found', () => {
    const write = (text: string) => writeFileSync(path.join(folder, 'src/index.ts'), text)
    write("import { b } from './b'\nexport const a: number = b\n")
    expect(readTypes(folder)).toContain('export declare const a: number')
    write("import type { B } from './b'\nexport declare const a: B\n")
    expect(() => readTypes(folder)).toThrow('found a type that is imported')
    write('export const a = Math.random()\n')
    expect(() => readTypes(folder)).toThrow(folder)
  })
})
