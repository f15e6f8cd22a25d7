import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { homeData, networkFacts, sampleFigure, withFacts } from './home-data'

const fact = (path: string) => {
  const facts: Record<string, string | number> = { 'chains.celo.chainId': 1, 'a.b': '0x1' }
  return facts[path] ?? `value of ${path}`
}

it('reads the facts of both networks, and no faucet for mainnet', () => {
  expect(networkFacts('celo', fact)).toMatchObject({ kind: 'mainnet', chainId: '1', faucet: null })
  expect(networkFacts('celo-sepolia', fact).faucet).toBe('value of chains.celo-sepolia.faucet')
})

it('replaces facts in code', () => expect(withFacts("f('{{ a.b }}', `${x}`)", fact)).toBe("f('0x1', `${x}`)"))

it('refuses a fact that the registry does not have', () => {
  expect(() => withFacts('{{chains.celo.chainIdd}}')).toThrow('Unknown fact path "chains.celo.chainIdd"')
})

it('colors the sample and marks the line about the fee', async () => {
  const { html } = await sampleFigure('const a = 1\nsend({\n  feeCurrency: a,\n})\n', fact)
  expect(html.match(/class="line"/g)).toHaveLength(3)
  expect(html).toMatch(/<span class="line line-on">\s*feeCurrency: a,/)
  expect(html).not.toContain('style=')
})

it('builds the landing page from the registry', async () => {
  const { networks, sample } = await homeData(readFileSync('data/home-sample.ts.txt', 'utf8'), [])
  expect(networks.map(({ chainId }) => Number(chainId) > 0)).toEqual([true, true])
  expect(sample.html).not.toContain('{{')
})
