import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findElement, withTag } from '../../../model/html'
import { finishSite } from '../../built-site'
import { writePages } from './write-pages'

const shell = (body: string) =>
  `<!doctype html><html><head><link rel=stylesheet href=/a.css><title>T</title><script type=application/json id=scripts>["/a.js"]</script></head><body>${body}<footer><span data-page-weight></span></footer></body></html>`
let build = ''
const read = (file: string) => readFileSync(path.join(build, file), 'utf8')
const finish = () => finishSite({ build, cache: path.join(build, '.cache') }, [writePages])

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  build = mkdtempSync(path.join(tmpdir(), 'pages-'))
  writeFileSync(path.join(build, 'a.css'), '.used{top:0}.unused{top:1px}')
  writeFileSync(path.join(build, 'index.html'), shell('<div id=page><p class=used>Text</p></div>'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(build, { recursive: true })
})

describe('writePages', () => {
  it('gives a page its style, its release and its weight', async () => {
    await finish()
    const html = read('index.html')
    expect(html).toContain(
      '<style>.used{top:0}</style><noscript><link rel=stylesheet media=print href=/a.css>',
    )
    const find = (wanted: (element: Element) => boolean) => findElement(fromHtml(html), wanted)!
    const scripts = find(({ properties }) => properties.id === 'scripts')
    expect(JSON.parse(toString(scripts))).toEqual(['/a.css', '/a.js'])
    expect(scripts.properties.dataRelease).toMatch(/^[0-9a-f]{8}$/)
    expect(toString(find(withTag('span')))).toMatch(/^This page: 0\.\d KB$/)
  })

  it('adds the style of runnable samples only to pages that have them', async () => {
    writeFileSync(path.join(build, 'a.css'), '.used{top:0}.live{top:1px}')
    writeFileSync(path.join(build, 'live.html'), shell('<div id=page><p class="used live">Text</p></div>'))
    await finish()
    expect(read('index.html')).toContain('<style>.used{top:0}</style>')
    expect(read('live.html')).toContain('<style>.used{top:0}.live{top:1px}</style>')
  })

  it('writes what a navigation fetches', async () => {
    await finish()
    const { release } = JSON.parse(read('release.json')) as { release: string }
    expect(JSON.parse(read('page.json'))).toMatchObject({
      title: 'T',
      html: '<p class=used>Text</p>',
      release,
    })
  })

  it('control: rejects a page that already has a style, and names it', async () => {
    writeFileSync(path.join(build, 'index.html'), shell('<style media=all>p{display:none}</style>'))
    const message = await finish().then(
      () => '',
      (error: Error) => error.message,
    )
    expect(message.startsWith('build/index.html: found a <style> element ')).toBe(true)
    expect(message).toContain('; expected none. Fix: ')
  })
})
