import { toHtml } from 'hast-util-to-html'
import { homeSample } from '../../checks/code/home-sample'
import { factRaw } from '../../data/registry'
import { parseFence, type Fence } from '../../mdx/rehype-code/fence'
import { codeFigure, type ReceiptLine } from '../../mdx/rehype-code/figure'
import { loadHighlighter } from '../../mdx/rehype-code/highlight'
import type { HomeData, NetworkFactsData, SampleData } from '../../src/types/home-facts'

/** Reads one fact of the registry as it goes into code. */
export type FactReader = (path: string) => string | number

/** The line under a code block, from the receipts of the code checks. */
export type ReceiptReader = (block: {
  code: string
  language: string
  fence: Fence
}) => ReceiptLine | undefined

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
 * @param receiptFor what the code checks found about a block; without it the block claims nothing
 */
export async function sampleFigure(
  source: string,
  receiptFor: ReceiptReader,
  fact: FactReader = factRaw,
): Promise<SampleData> {
  const code = withFacts(source, fact).trimEnd()
  const line = code.split('\n').findIndex((text) => text.includes('feeCurrency:')) + 1
  const fence = parseFence(`${homeSample.meta} highlight="${line}"`)
  const block = { code, language: 'ts', fence }
  const highlighter = await loadHighlighter()
  return { html: toHtml(codeFigure({ ...block, highlighter, receipt: receiptFor(block) }).children) }
}

/** Everything the landing page and /home need that changes with the registry or the set of pages. */
export async function homeData(
  source: string,
  receiptFor: ReceiptReader,
  missing: string[],
): Promise<HomeData> {
  return {
    networks: [networkFacts('celo'), networkFacts('celo-sepolia')],
    sample: await sampleFigure(source, receiptFor),
    missing,
  }
}
