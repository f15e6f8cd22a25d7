import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sites } from './sites'

describe('the compared sites', () => {
  it('are this one and every peer with a folder of packages', () =>
    expect(
      sites
        .map(({ name }) => name)
        .slice(1)
        .sort(),
    ).toEqual(fs.readdirSync('bench/peers').sort()))

  it('have a stamp that pins their packages and configuration', () => {
    const stamps = sites.map((site) => site.stamp())
    expect(new Set(stamps).size).toBe(sites.length)
  })
})
