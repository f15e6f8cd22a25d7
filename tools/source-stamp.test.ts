import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isBuiltFrom, sourceStamp, writeStamp } from './source-stamp'

let root = ''
const write = (file: string, text: string) => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stamp-'))
  write('docs/a.mdx', 'a')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('sourceStamp', () => {
  it('stays the same as long as nothing changes that a build reads', () => {
    const stamp = sourceStamp(root, {})
    write('docs/a.mdx', 'a')
    write('docs/a.test.ts', 'test')
    write('checks/code/node_modules/a/index.ts', 'package')
    write('README.md', 'text')
    expect(sourceStamp(root, { PORT: '1', CELO_ROOT: '/x' })).toBe(stamp)
  })

  it.each([
    'docs/a.mdx',
    'docs/b.mdx',
    'package-lock.json',
    'docusaurus.config.ts',
    '.env',
    'data/redirects/redirects.tsv',
    'postbuild/finish-site.ts',
    'postbuild/steps/search-index.ts',
    'model/code-block/receipts.ts',
    'mcp/tools.ts',
    'package.json',
    'tsconfig.json',
  ])('changes with %s', (file) => {
    const stamp = sourceStamp(root, {})
    write(file, 'other')
    expect(sourceStamp(root, {})).not.toBe(stamp)
  })

  it.skipIf(process.platform === 'win32')("changes with a link's target", () => {
    write('elsewhere/a.mdx', 'a')
    symlinkSync(path.join(root, 'elsewhere/a.mdx'), path.join(root, 'docs/linked.mdx'))
    const stamp = sourceStamp(root, {})
    write('elsewhere/a.mdx', 'other')
    expect(sourceStamp(root, {})).not.toBe(stamp)
  })

  it('changes with the configured services, and with a renamed file', () => {
    const stamp = sourceStamp(root, {})
    expect(sourceStamp(root, { CELO_SEARCH_INDEX: 'x' })).not.toBe(stamp)
    rmSync(path.join(root, 'docs/a.mdx'))
    write('docs/c.mdx', 'a')
    expect(sourceStamp(root, {})).not.toBe(stamp)
  })
})

describe('isBuiltFrom', () => {
  it('requires exactly this stamp', () => {
    mkdirSync(path.join(root, 'build'))
    expect(isBuiltFrom(path.join(root, 'build'), 'x')).toBe(false)
    writeStamp(path.join(root, 'build'), 'x')
    expect(isBuiltFrom(path.join(root, 'build'), 'x')).toBe(true)
    expect(isBuiltFrom(path.join(root, 'build'), 'y')).toBe(false)
  })
})
