import type { PageReading } from '@site/config/page-readings'
import { networkNames, readableDate } from './labels'

/** What readers see about a page's facts that were compared with a chain. */
export function chainSentence({ network, facts, block, on }: PageReading): string {
  const count = facts === 1 ? '1 fact' : `${facts} facts`
  const number = block.toLocaleString('en-US')
  return `${count} matched ${networkNames[network] ?? network} at block ${number}, on ${readableDate(on)}.`
}
