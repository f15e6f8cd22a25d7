import { expect, it } from 'vitest'
import { pageWeight } from './page-weight'

it('puts a page that opens an area above its neighbours, and deep pages below', () => {
  expect(pageWeight('/cli', 'index')).toBeGreaterThan(pageWeight('/cli', 'how-to'))
  expect(pageWeight('/cli', 'how-to')).toBeGreaterThan(pageWeight('/cli/account', 'how-to'))
  expect(pageWeight('/a/b/c/d/e/f', 'reference')).toBeGreaterThan(0.8)
})

it('puts doors below the pages that they lead to', () => {
  for (const route of ['/', '/glossary']) expect(pageWeight(route, undefined)).toBeLessThan(0.8)
})
