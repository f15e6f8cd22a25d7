import { expect, it } from 'vitest'
import { pagesShowing } from './pages-showing'

it.each([
  ['events.jovian.celo', 'data/news.json'],
  ['tokens.USDm.celo-sepolia.token', 'data/home-samples.md'],
  ['chains.celo.chainId', 'src/pages/index.tsx'],
])('%s is shown by the landing page, through %s', (path, file) => expect(pagesShowing(path)).toContain(file))

it('control: an event that is no news is not', () => {
  expect(pagesShowing('events.churrito.celo')).not.toContain('data/news.json')
})
