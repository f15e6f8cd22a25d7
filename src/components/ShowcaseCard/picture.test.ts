import { describe, expect, it } from 'vitest'
import { drawPicture } from './picture'

const names = Array.from({ length: 400 }, (_, index) => `Project ${index}`)

describe('drawPicture', () => {
  it('has four tiles, of which one is marked', () => {
    for (const name of [...names, '', 'Ö']) {
      const { tiles, tone } = drawPicture(name)
      expect(tiles, name).toMatch(/^[scabde]{4}$/i)
      expect(tiles.match(/[A-Z]/g), name).toHaveLength(1)
      expect([0, 1, 2, 3]).toContain(tone)
    }
  })

  it('is the same for the same name, and almost never for another', () => {
    expect(drawPicture('Valora')).toEqual(drawPicture('Valora'))
    const drawn = new Set(names.map((name) => JSON.stringify(drawPicture(name))))
    expect(drawn.size).toBeGreaterThan(0.95 * names.length)
  })

  it('uses each pair of colors', () => {
    const tones = names.map((name) => drawPicture(name).tone)
    for (const tone of [0, 1, 2, 3])
      expect(tones.filter((one) => one === tone).length).toBeGreaterThan(names.length / 8)
  })
})
