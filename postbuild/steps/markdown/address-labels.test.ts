import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { pageMarkdown } from './page-markdown'
import { readPage } from './read-page'

/** An address in HTML, with the label of its copy button. */
const address = (what: string, network: string) =>
  `<span class=address><a href=#><span class=address-short aria-hidden=true>0x…</span><span class=address-full>0xA</span></a><button class=copy aria-label="Copy ${what} address on ${network}">x</button></span>`

const registry = address('Registry contract', 'Celo')

/** The Markdown of an article below its title. */
function write(html: string): string {
  const page = readPage('/x', fromHtml(`<main><article><h1>T</h1>${html}</article></main>`))!
  return pageMarkdown(page, { origin: 'https://docs.test', routes: new Set() }).split('# T\n')[1]!.trim()
}

describe('the label of an address', () => {
  it.each([
    ['control: nothing names it', `Call ${registry}.`, 'Call `0xA` (Registry contract, Celo).'],
    ['the sentence names it', `The registry, ${registry}, maps names.`, 'The registry, `0xA`, maps names.'],
    ['as code', `<code>Registry</code> (${registry})`, '`Registry` (`0xA`)'],
    [
      'after it',
      `${registry} is the <a href=https://a.b>Registry</a>`,
      '`0xA` is the [Registry](https://a.b)',
    ],
    [
      'with a space between its words',
      `The fee currency directory is ${address('FeeCurrencyDirectory contract', 'Celo')}.`,
      'The fee currency directory is `0xA`.',
    ],
    [
      'control: as part of another word',
      `Registrywide ${registry}`,
      'Registrywide `0xA` (Registry contract, Celo)',
    ],
    [
      'control: in a URL',
      `<a href=https://registry.test>See</a> ${registry}`,
      '[See](https://registry.test) `0xA` (Registry contract, Celo)',
    ],
    [
      'control: in another paragraph',
      `Registry<p>Call ${registry}`,
      'Registry\n\nCall `0xA` (Registry contract, Celo)',
    ],
    [
      'in parentheses',
      `One (${registry}) and ${registry}`,
      'One (`0xA`, Registry contract, Celo) and `0xA` (Registry contract, Celo)',
    ],
    [
      'its network, if the sentence names only the contract',
      `The Registry, ${address('Registry contract', 'Ethereum')}, and (${address('Registry contract', 'Ethereum')})`,
      'The Registry, `0xA` (Ethereum), and (`0xA`, Ethereum)',
    ],
    [
      'not its network, if the sentence names it, too',
      `The Registry on Celo Sepolia: ${address('Registry contract', 'Celo Sepolia')}`,
      'The Registry on Celo Sepolia: `0xA`',
    ],
    [
      'Celo, if the sentence names another network',
      `The Registry isn't on Ethereum: ${registry}`,
      "The Registry isn't on Ethereum: `0xA` (Celo)",
    ],
    [
      "Celo, if it's only part of another network's name",
      `Unlike on Celo Sepolia, the Registry is ${registry}`,
      'Unlike on Celo Sepolia, the Registry is `0xA` (Celo)',
    ],
    [
      'a fee adapter, if the sentence names only its token',
      `For USDC: ${address('USDC fee adapter', 'Celo')}`,
      'For USDC: `0xA` (USDC fee adapter, Celo)',
    ],
    [
      'not a fee adapter that the sentence names',
      `The adapter for USDC: ${address('USDC fee adapter', 'Celo')}`,
      'The adapter for USDC: `0xA`',
    ],
    [
      'CELO, if the sentence names only the network',
      `On Celo, ${address('CELO token', 'Celo')}`,
      'On Celo, `0xA` (CELO token, Celo)',
    ],
    ['not CELO, if it names the token', `CELO: ${address('CELO token', 'Celo')}`, 'CELO: `0xA`'],
    ['an account', `From ${address('Batcher account', 'Celo')}`, 'From `0xA` (Batcher account, Celo)'],
  ])('%s', (_, html, expected) => expect(write(`<p>${html}`)).toBe(expected))

  it('reads the whole list item, but not the next one', () =>
    expect(write(`<ul><li><p>Registry<p>Call ${registry}<li><p>Call ${registry}</ul>`)).toBe(
      '- Registry\n\n  Call `0xA`\n- Call `0xA` (Registry contract, Celo)',
    ))

  it('is never written in a table, whose columns show what an address is', () =>
    expect(write(`<table><tbody><tr><th>A<td>${registry}</table>`)).not.toContain('contract'))
})
