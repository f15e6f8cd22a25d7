import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSource } from '../../checks/content/page-fixture'
import { parsePage } from '../../config/front-matter'
import { folderProblems } from '../../tools/sources/folder-problems'
import { redirectProblems } from '../../tools/sources/redirect-problems'
import { buildTinySite } from './build-tiny-site'

const LIMIT = 240_000 // ms per build on a busy machine

let root = ''
const within = (name: string) => path.join(root, name)

/** The file that a page would write if any of its code ran. */
const marker = () => within('marker')
const write = () => `writeFileSync(${JSON.stringify(marker())}, '')`

const pages: Record<string, () => string> = {
  'front matter in JavaScript': () => `---js\n{ title: String(require('fs').${write()}) }\n---\n\nText.\n`,
  'an import of a module': () =>
    makeSource(`import { writeFileSync } from 'node:fs'\n\n{String(${write()})}`),
  'an expression': () => makeSource(`{require('node:fs').${write()}}`),
  "an expression in a callout's title": () =>
    makeSource(`Text.\n\n:::note[{require('node:fs').${write()}}]\nText.\n:::`),
  "a callout's title in the older form, which the generator rewrites": () =>
    makeSource(`Text.\n\n:::note \`a\n{require('node:fs').${write()}}\`\n:::`),
  'the line that ends the front matter': () =>
    makeSource('Text.').replace('---\n\n', `---{require('node:fs').${write()}}\n---\n\n`),
  'a fence that the generator unwraps': () =>
    makeSource(`\`\`\`mdx-code-block\n{require('node:fs').${write()}}\n\`\`\``),
  'a script': () => makeSource('<script>{`alert(1)`}</script>'),
}

const EVIL_IMAGE = '<svg viewBox="0 0 1 1"><script>evil()</script></svg>\n'

const REDIRECTS = 'from\tto\treason\n/old\t/a\t\n'

/** The repository as links, with two pages, and real folders for everything a stranger may change. */
function makeRepository(): void {
  root = mkdtempSync(path.join(tmpdir(), 'stranger-'))
  for (const name of [
    '.env.example',
    'checks',
    'config',
    'mdx',
    'model',
    'node_modules',
    'sidebars',
    'tools',
  ])
    symlinkSync(path.resolve(name), within(name))
  for (const folder of ['data/redirects', 'docs', 'static/img', 'src/pages', 'bin'])
    mkdirSync(within(folder), { recursive: true })
  for (const name of readdirSync('data').filter((each) => each !== 'redirects'))
    symlinkSync(path.resolve('data', name), within(`data/${name}`))
  writeFileSync(within('docs/a.mdx'), makeSource('Text.'))
  writeFileSync(within('src/pages/index.tsx'), 'export default () => null\n')
  writeFileSync(within('data/redirects/redirects.tsv'), REDIRECTS)
  writeFileSync(within('data/redirects/released.txt'), '/\n/a\n/old\n')
  // Replaces the generator with a program that only records that it was started.
  writeFileSync(within('bin/docusaurus'), '#!/bin/sh\n: > started\nexit 1\n', { mode: 0o755 })
}

/** Runs the build there with that program. Out: its exit code and output. */
function build(): Promise<{ code: number | null; told: string }> {
  const bin = [within('bin'), path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter)
  const env = { ...process.env, PATH: bin }
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/build.ts'], { cwd: root, env })
  let told = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (told += String(part)))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, told }))
  })
}

beforeAll(makeRepository)
afterAll(() => rmSync(root, { recursive: true }))

describe("a stranger's page", () => {
  it(
    'stops the build before any of its code runs, and before the generator starts',
    { timeout: LIMIT },
    async () => {
      const names = Object.keys(pages).map((_, index) => `docs/stranger-${index}.mdx`)
      Object.values(pages).forEach((source, index) => writeFileSync(within(names[index] ?? ''), source()))
      const { code, told } = await build()
      for (const name of names) {
        expect(told).toMatch(new RegExp(`${name}:\\d+ [\\w -]+: found .*; expected .*; \\w+: `))
        rmSync(within(name))
      }
      expect(existsSync(marker()), "a page's code ran").toBe(false)
      expect(existsSync(within('started')), 'the generator was started').toBe(false)
      expect(code).toBe(1)
    },
  )

  it('control: without it, the generator is started', { timeout: LIMIT }, async () => {
    await build()
    expect(existsSync(within('started'))).toBe(true)
  })

  it('is also rejected by the front matter parser', async () => {
    const params = {
      filePath: path.resolve('docs/a.mdx'),
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    }
    const fileContent = pages['front matter in JavaScript']?.() ?? ''
    await expect(parsePage({ ...params, fileContent })).rejects.toThrow('docs/a.mdx:1 front matter: found')
    expect(existsSync(marker())).toBe(false)
    await DEFAULT_PARSE_FRONT_MATTER({ ...params, fileContent })
    expect(existsSync(marker()), 'control: the generator by itself runs it').toBe(true)
    rmSync(marker())
  })

  it(
    'S5.4 is also rejected by the generator when run by itself, as is a link to a missing file',
    {
      timeout: LIMIT,
    },
    async () => {
      const source = `import { writeFileSync } from 'node:fs'\n\n# One\n\n{String(${write()})}\n`
      const { code, output } = await buildTinySite('stranger', {
        'docs/one.mdx': source,
        'docs/two.mdx': '# Two\n\nSee [three](./nope.mdx).\n',
      })
      for (const text of ['docs/one.mdx:1 import: found', 'docs/one.mdx:5 expression: found'])
        expect(output).toContain(text)
      for (const text of ['./nope.mdx', 'docs/two.mdx', "couldn't be resolved"])
        expect(output).toContain(text)
      expect(existsSync(marker()), 'the page ran').toBe(false)
      expect(code).toBe(1)
    },
  )
})

describe("a stranger's files", () => {
  it.each([
    ['a link to a file', 'static/img/a.txt', () => symlinkSync('/etc/hosts', within('static/img/a.txt'))],
    ['a link to a folder', 'static/d', () => symlinkSync('/etc', within('static/d'))],
    ['a page that is a link', 'docs/linked.mdx', () => symlinkSync('a.mdx', within('docs/linked.mdx'))],
    ['a page in static/', 'static/a.html', () => writeFileSync(within('static/a.html'), '<script></script>')],
    ['a script in an image', 'docs/a.svg', () => writeFileSync(within('docs/a.svg'), EVIL_IMAGE)],
    [
      'a script in an image in static/',
      'static/img/a.SVG',
      () => writeFileSync(within('static/img/a.SVG'), EVIL_IMAGE),
    ],
    ['a script in static/', 'static/a.js', () => writeFileSync(within('static/a.js'), 'evil()')],
  ])('are rejected: %s', (_, file, make) => {
    make()
    const problems = folderProblems(root)
    rmSync(within(file))
    expect(problems).toMatchObject([
      { file, line: 1, field: file.toLowerCase().endsWith('.svg') ? 'image' : 'file' },
    ])
  })
})

describe('old addresses', () => {
  it('are compared with the pages before the build', () => {
    writeFileSync(within('docs/old.mdx'), makeSource('Text.'))
    const problems = redirectProblems(root)
    rmSync(within('docs/old.mdx'))
    expect(problems.join()).toContain('found "/old", which is a page')
  })

  it('control: they match the existing pages, and no other file is rejected', () => {
    for (const repository of [root, '.'])
      expect([...redirectProblems(repository), ...folderProblems(repository)]).toEqual([])
  })
})
