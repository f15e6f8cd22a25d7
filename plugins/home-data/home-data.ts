import { factRaw } from '../../model/facts/registry'
import { dayText } from '../../model/facts/fact-text'
import type { DatedNews } from '../../model/facts/schema/news'
import type { HomeData, NetworkFactsData, NewsData } from '../../src/types/home-data'
import { homeSamples, type FactReader } from './home-samples'

/** Entries of "What's new" on the landing page. */
const NEWS_SHOWN = 4

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

/** News for the landing page: the latest, with dates in words. */
export function shownNews(news: DatedNews[]): NewsData[] {
  return news
    .slice(0, NEWS_SHOWN)
    .map(({ date, title, text, page }) => ({ date, day: dayText(date), title, text, page }))
}

interface HomeSources {
  /** Text of data/home-samples.md. */
  samples: string
  news: DatedNews[]
  /** Targets that don't have a page. */
  missing: string[]
}

/** Everything the landing page and /home need that changes with the registry or the set of pages. */
export async function homeData({ samples, news, missing }: HomeSources): Promise<HomeData> {
  return {
    networks: [networkFacts('celo'), networkFacts('celo-sepolia')],
    samples: await homeSamples(samples),
    viem: String(factRaw('versions.viem')),
    news: shownNews(news),
    missing,
  }
}
