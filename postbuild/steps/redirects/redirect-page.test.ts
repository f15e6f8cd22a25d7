import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findElements } from '../../../model/html'
import { isRedirectPage, redirectPage } from './redirect-page'
import { writeRedirectPages } from './write-redirect-pages'

const ORIGIN = 'https://docs.example.org'

describe('redirectPage', () => {
  it('redirects the reader without a script, and shows where', () => {
    const html = redirectPage('/new page', ORIGIN)
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/new%20page">')
    expect(html).toContain('<link rel="canonical" href="https://docs.example.org/new%20page">')
    expect(html).toContain('<a href="/new%20page">/new page</a>')
    expect(findElements(fromHtml(html), ({ tagName }) => ['script', 'style'].includes(tagName))).toEqual([])
    expect(html).not.toContain('style')
  })

  it('escapes external targets', () => {
    expect(redirectPage('https://x.org/?a=1&b="', ORIGIN)).toContain('href="https://x.org/?a=1&amp;b=&quot;"')
  })
})

describe('writeRedirectPages', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'redirect-pages-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('writes a page at each old URL, the same each time', async () => {
    const moved = [{ from: '/old/one click', to: '/new' }]
    expect(await writeRedirectPages(root, moved, ORIGIN)).toBe(1)
    const first = readFileSync(path.join(root, 'old/one click/index.html'), 'utf8')
    await writeRedirectPages(root, moved, ORIGIN)
    expect(readFileSync(path.join(root, 'old/one click/index.html'), 'utf8')).toBe(first)
    expect(isRedirectPage(first)).toBe(true)
  })

  it.each(['real/index.html', 'real.html'])('never overwrites or shadows the real page %s', async (file) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), '<h1>Real</h1>')
    await expect(writeRedirectPages(root, [{ from: '/real', to: '/new' }], ORIGIN)).rejects.toThrow(
      `build/${file}: found a real page at the old address "/real"`,
    )
    expect(readFileSync(path.join(root, file), 'utf8')).toBe('<h1>Real</h1>')
  })
})
