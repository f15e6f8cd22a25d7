import sharp from 'sharp'
import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findPicture } from './find-picture'
import sizes from './sizes.json'

const MOST = 24_000 // bytes; a reader downloads one of the two
const SCALE = 2 // as tools/screenshots.ts takes them

it.each(Object.keys(sizes))(
  '%s has a small picture for each color mode, of the size that pages reserve',
  async (name) => {
    const { sources, width, height } = findPicture(name)
    for (const source of Object.values(sources)) {
      const file = `static${source}`
      const found = await sharp(file).metadata()
      expect([found.width, found.height]).toEqual([width * SCALE, height * SCALE])
      expect(statSync(file).size).toBeLessThan(MOST)
    }
  },
)

it('control: names a picture that does not exist', () =>
  expect(() => findPicture('starter-tablet')).toThrow('found "starter-tablet", expected one of starter,'))
