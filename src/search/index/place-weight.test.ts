import { expect, it } from 'vitest'
import { placeWeight } from './place-weight'

it("ranks an area's landing page above its neighbors, and deep pages below", () => {
  expect(placeWeight('/cli', 'index')).toBeGreaterThan(placeWeight('/cli', 'how-to'))
  expect(placeWeight('/cli', 'how-to')).toBeGreaterThan(placeWeight('/cli/account', 'how-to'))
  expect(placeWeight('/a/b/c/d/e/f', 'reference')).toBeGreaterThan(0.8)
})

it('ranks index pages below the pages that they lead to', () => {
  for (const route of ['/', '/glossary']) expect(placeWeight(route, undefined)).toBeLessThan(0.8)
})

it('ranks the reference of a contract or a command below a guide at the same depth', () => {
  for (const route of ['/contracts/reference/election', '/cli/commands/election'])
    expect(placeWeight(route, 'reference')).toBeLessThan(placeWeight('/developer/guides/election', 'how-to'))
})
