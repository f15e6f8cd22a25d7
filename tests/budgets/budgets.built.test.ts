import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readBuiltPages } from '../support/built-pages'
import limits from './limits.json'
import lastRelease from './last-release.json'
import { heldFigures, overBudget, releaseSchema, table } from './budget'
import { assetFigures, siteFigures } from './figures'

const BUILD = 'build'
/** Bytes by which a page can differ from one build to the next, because names of files with other hashes compress differently. */
const NEARBY = 512
/** Bytes in the initial congestion window, which arrive in one round trip. */
const ONE_ROUND_TRIP = 14 * 1024
if (!fs.existsSync(BUILD))
  throw new Error('build/: found nothing, expected a built site. Fix: npm run build.')

const pages = siteFigures(BUILD, await readBuiltPages())
const assets = assetFigures(BUILD)
const figures = heldFigures(pages, assets, limits)

describe("the built site's size", () => {
  it('is within its budgets', () => {
    const within = pages.filter(({ page }) => page <= ONE_ROUND_TRIP).length
    console.log(
      `${within} of ${pages.length} pages within ${ONE_ROUND_TRIP} bytes\n${table(figures, releaseSchema.parse(lastRelease))}`,
    )
    expect(pages.length).toBeGreaterThan(100)
    expect(assets.sandbox, 'found by its name').toBeGreaterThan(0)
    expect(assets.packages, 'found by their names').toBeGreaterThan(0)
    const found = overBudget(figures)
    expect(found, found.join('\n')).toEqual([])
  })

  it('has no unnecessary exceptions', () => {
    const needed = pages.filter(({ page }) => page > limits.page - NEARBY).map(({ address }) => address)
    expect(Object.keys(limits.exceptions).filter((address) => !needed.includes(address))).toEqual([])
  })

  it('control: a page one byte over its limit is reported', () => {
    const longest = Math.max(...pages.map(({ page }) => page))
    const tight = heldFigures(
      pages,
      { script: 0, sandbox: 0, packages: 0, css: 0 },
      { ...limits, page: longest - 1, exceptions: {} },
    )
    expect(overBudget(tight).join()).toContain(pages.find(({ page }) => page === longest)!.address)
  })
})
