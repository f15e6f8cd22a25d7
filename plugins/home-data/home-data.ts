import { toHtml } from 'hast-util-to-html'
import { homeSample } from '../../model/code-block/home-sample'
import { factRaw } from '../../model/facts/registry'
import { parseFence } from '../../mdx/rehype-code/fence'
import { codeFigure } from '../../mdx/rehype-code/figure'
import { loadHighlighter } from '../../mdx/rehype-code/highlight'
import type { HomeData, NetworkFactsData, SampleData } from '../../src/types/home-data'

/** Reads one fact of the registry as it goes into code. */
export type FactReader = (path: string) => string | number

/** Facts of one network for the strip on the landing page. */
export function networkFacts(id: 'celo' | 'celo-sepolia', fact: FactReader = factRaw): NetworkFactsData {
  const of = (field: string) => String(fact(`chains.${id}.${field}`))
  const kind = id === 'celo' ? 'mainnet' : 'testnet'
  const faucet = kind === 'testnet' ? of('faucet') : null
  return {
    id,
    kind,
    name: of('name'),
    chainId: of('chainId'),
    rpc: of('rpc'),
    explorer: of('explorer'),
    faucet,
  }
}

/** Code with each {{path}} replaced by its fact. An unknown path is the registry's error. */
export function withFacts(code: string, fact: FactReader = factRaw): string {
  return code.replace(/\{\{([^}]+)\}\}/g, (_, path: string) => String(fact(path.trim())))
}

/**
 * The sample as a finished code block, with the line about the fee highlighted.
 * @param source text of data/home-sample.ts.txt
 */
export async function sampleFigure(source: string, fact: FactReader = factRaw): Promise<SampleData> {
  const code = withFacts(source, fact).trimEnd()
  const line = code.split('\n').findIndex((text) => text.includes('feeCurrency:')) + 1
  const fence = parseFence(`${homeSample.meta} highlight="${line}"`)
  const highlighter = await loadHighlighter()
  return { html: toHtml(codeFigure({ code, language: 'ts', fence, highlighter }).children) }
}

/** Everything the landing page and /home need that changes with the registry or the set of pages. */
export async function homeData(source: string, missing: string[]): Promise<HomeData> {
  return {
    networks: [networkFacts('celo'), networkFacts('celo-sepolia')],
    sample: await sampleFigure(source),
    missing,
  }
}
