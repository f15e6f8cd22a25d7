import { readFileSync } from 'node:fs'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { expect, it } from 'vitest'
import { findElement, findElements, isElement, withClass } from '../../model/html'
import { homeData, networkFacts, shownNews } from './home-data'
import { homeSamples, withFacts } from './home-samples'

const fact = (path: string) => {
  const facts: Record<string, string | number> = { 'chains.celo.chainId': 1, 'a.b': '0x1' }
  return facts[path] ?? `value of ${path}`
}
const parse = (html = '') => fromHtml(html, { fragment: true })
const fence = (lang: string, meta: string, code: string) => `\`\`\`${lang} ${meta}\n${code}\n\`\`\`\n\n`

it('reads the facts of both networks, and no faucet for mainnet', () => {
  expect(networkFacts('celo', fact)).toMatchObject({ kind: 'mainnet', chainId: '1', faucet: null })
  expect(networkFacts('celo-sepolia', fact).faucet).toBe('value of chains.celo-sepolia.faucet')
})

it('replaces facts in code', () => expect(withFacts("f('{{ a.b }}', `${x}`)", fact)).toBe("f('0x1', `${x}`)"))

it('rejects a fact that the registry does not have', () => {
  expect(() => withFacts('{{chains.celo.chainIdd}}')).toThrow('Unknown fact path "chains.celo.chainIdd"')
})

it("makes a tab for each heading, with the output in its program's frame", async () => {
  const program = fence('ts', 'title="a.ts" check=run highlight="2"', "const a = '{{a.b}}'\nsend(a)")
  const output = fence('text', 'title="Output" check=output from="a.ts"', 'sent')
  const source = `## One\n\n${program}${output}## Two\n\n${fence('sh', 'title="Terminal" check=shell', 'npm test')}`
  const [one, two] = await homeSamples(source, fact)
  expect(one).toMatchObject({ label: 'One', terminal: false, file: 'a.ts' })
  const tree = parse(one?.html)
  const [button] = tree.children
  expect(isElement(button) && [button.tagName, button.properties.ariaLabel, toString(button)]).toEqual([
    'button',
    'Edit a.ts',
    'Edit',
  ])
  expect(findElements(tree, withClass('line-on')).map((line) => toString(line).trim())).toEqual(['send(a)'])
  expect(toString(findElement(tree, withClass('output'))!).trim()).toBe('Outputsent')
  const text = toString(tree)
  expect(text.indexOf('0x1'), 'the program comes before its output').toBeLessThan(text.indexOf('sent'))
  expect(text).toContain('0x1')
  expect(one?.html, 'its tab names it').not.toContain('code-bar')
  expect(one?.html).not.toContain('style=')
  expect(two).toMatchObject({ label: 'Two', terminal: true, file: 'Terminal' })
  expect(two?.html, 'control: commands').not.toContain('Edit')
})

it('shows the four latest entries, with the date in words', () => {
  const entry = { event: 'a.celo', title: 'A', text: 'B', page: '/c', date: '2026-07-22' }
  const shown = shownNews([entry, entry, entry, entry, entry])
  expect(shown).toHaveLength(4)
  expect(shown[0]).toEqual({ date: '2026-07-22', day: '22 July 2026', title: 'A', text: 'B', page: '/c' })
})

it('builds the landing page from the registry', async () => {
  const samples = readFileSync('data/home-samples.md', 'utf8')
  const data = await homeData({ samples, news: [], missing: [] })
  expect(data.networks.map(({ chainId }) => Number(chainId) > 0)).toEqual([true, true])
  expect(data.samples.map(({ label }) => label)).toEqual(['viem', 'Foundry', 'MCP'])
  expect(data.samples.map(({ html }) => html).join('')).not.toContain('{{')
  const [marked] = findElements(parse(data.samples[0]?.html), withClass('line-on'))
  expect(toString(marked!).trim(), 'the line about the fee is marked').toMatch(/^feeCurrency/)
})
