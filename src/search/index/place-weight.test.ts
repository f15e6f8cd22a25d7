import { expect, it } from 'vitest'
import { placeWeight } from './place-weight'

it('puts a page that opens an area above its neighbors, and deep pages below', () => {
  expect(placeWeight('/cli', 'index')).toBeGreaterThan(placeWeight('/cli', 'how-to'))
  expect(placeWeight('/cli', 'how-to')).toBeGreaterThan(placeWeight('/cli/account', 'how-to'))
  expect(placeWeight('/a/b/c/d/e/f', 'reference')).toBeGreaterThan(0.8)
})

it('puts doors below the pages that they lead to', () => {
  for (const route of ['/', '/glossary']) expect(placeWeight(route, undefined)).toBeLessThan(0.8)
})
