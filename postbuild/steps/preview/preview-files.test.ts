import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { areas } from '../llms/areas'
import { blockText } from './block-letters'
import { previewFiles } from './preview-files'
import { listColors, previewSvg } from './preview-svg'

const MOST_BYTES = 60_000
const texts = (files: ReadonlyMap<string, Buffer>) => [...files.values()].map((png) => png.toString('base64'))

describe('pictures for links', async () => {
  const files = await previewFiles('.')
  it('there is one for each area, and no two are alike', () => {
    expect([...files.keys()]).toEqual(areas.map(({ folder }) => `img/preview/${folder}.png`))
    expect(new Set(texts(files)).size).toBe(areas.length)
  })
  it('have the size that sites expect, and are small', async () => {
    for (const png of files.values()) {
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(png.length).toBeLessThan(MOST_BYTES)
    }
  })
  it('are the same each time', async () => expect(texts(await previewFiles('.'))).toEqual(texts(files)))
  it('ask for no font', () => expect(previewSvg('CLI', 1, () => '#000')).not.toMatch(/<text|font/))
})

describe('control', () => {
  it('a letter that is not drawn stops the build', () =>
    expect(() => blockText('CELO!', 0, 0, 1)).toThrow('found no letter "!" of "CELO!"'))
  it('a color that is gone stops the build', () =>
    expect(() => listColors('--celo-page: #000;')('mark')).toThrow('found no color --celo-mark'))
})
