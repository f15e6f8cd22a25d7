import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { findElement } from '../../../model/html'
import { AREA_ORDER } from '../../../src/search/index/area'
import { finishSite } from '../../built-site'
import { listColors, previewSvg } from './preview-svg'
import { writePreviews } from './write-previews'

const MAX_BYTES = 40_000
const root = mkdtempSync(path.join(tmpdir(), 'previews-'))
const [build, cache] = [path.join(root, 'build'), path.join(root, 'compressed')]
const kept = () => readdirSync(path.join(root, 'previews')).map((name) => path.join(root, 'previews', name))
const readPicture = (name: string) => readFileSync(path.join(build, 'img/preview', name))
const finish = () => finishSite({ build, cache }, [writePreviews])
const getColor = listColors(readFileSync('src/css/tokens.css', 'utf8'))
afterAll(() => rmSync(root, { recursive: true }))

describe('pictures for links', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  mkdirSync(path.join(build, 'cli/account'), { recursive: true })
  writeFileSync(path.join(build, 'index.html'), '<h1>Celo</h1>')
  writeFileSync(path.join(build, '404.html'), '<h1>Page Not Found</h1>')
  writeFileSync(path.join(build, 'cli/account/index.html'), '<h1>Accounts</h1>')
  await finish()

  it('there is one for each page, and none for the page that has no address', () => {
    expect(readdirSync(path.join(build, 'img/preview'), { recursive: true }).sort()).toEqual([
      'cli',
      'cli/account.png',
      'index.png',
    ])
    expect(readPicture('cli/account.png').equals(readPicture('index.png'))).toBe(false)
  })

  it('have the size that sites expect, and are small', async () => {
    const png = readPicture('cli/account.png')
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(png.length).toBeLessThan(MAX_BYTES)
  })

  it('are the same from the cache, and from a damaged one', async () => {
    const first = readPicture('cli/account.png')
    await finish()
    expect(readPicture('cli/account.png').equals(first)).toBe(true)
    for (const file of kept()) writeFileSync(file, readFileSync(file).subarray(0, 300))
    await finish()
    expect(readPicture('cli/account.png').equals(first)).toBe(true)
  })

  it('need no font of the machine that shows them', async () => {
    const svgs = await Promise.all(
      AREA_ORDER.map((area, seed) => previewSvg({ title: 'One title for all', area, seed }, getColor)),
    )
    const needsFont = ({ tagName, properties }: Element) => tagName === 'text' || 'fontFamily' in properties
    expect(svgs.filter((svg) => findElement(fromHtml(svg, { fragment: true }), needsFont))).toEqual([])
    expect(svgs.join('')).not.toContain('font-family')
    expect(new Set(svgs).size).toBe(AREA_ORDER.length)
  })

  it('control: a color that is gone stops the build', () =>
    expect(() => listColors('--celo-page: #000;')('mark')).toThrow('found no color --celo-mark'))
})
