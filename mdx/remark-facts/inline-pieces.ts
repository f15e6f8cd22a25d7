import { findAddress, factRecord, findNetwork } from '../../model/facts/registry'
import type { Entry } from '../../model/facts/entries'
import { isDay } from '../../model/facts/fact-text'
import { at, type Place } from './directive-error'
import type { FactPiece, Inline } from './pieces'

const endpoint = /\.(?:rpc|l1Rpc|ws|opNode|sequencer|viemExport|thirdwebExport|image)$/

/** One fact as a reader sees it: a date, an endpoint as code, any other URL as a link, otherwise text. */
export function makePiece(entry: Entry): FactPiece {
  const raw = String(entry.raw)
  if (isDay(entry.raw)) return { kind: 'day', day: raw, text: entry.text }
  if (endpoint.test(entry.path) || /^0x[0-9a-fA-F]{40}$/.test(raw)) return { kind: 'code', text: raw }
  if (/^https?:/.test(raw)) return { kind: 'link', href: raw, text: entry.text.replace(/^https?:\/\//, '') }
  return { kind: 'text', text: entry.text }
}

/** `<Fact of="…" />` */
export function factPiece(given: Record<string, string>, place: Place, root: string): FactPiece {
  const path = given.of ?? ''
  return makePiece(
    at(place, { found: `of="${path}"`, expected: 'a path in the registry' }, () => factRecord(path, root)),
  )
}

/** `<Network id="…" />` */
export function networkPiece(given: Record<string, string>, place: Place, root: string): Inline {
  const id = given.id ?? ''
  const { name, chainId } = at(place, { found: `id="${id}"`, expected: "a network's ID" }, () =>
    findNetwork(id, root),
  )
  return { kind: 'network', name, ...(chainId ? { chainId } : {}) }
}

/** `<Address of="…" network="…" role="…" />` */
export function addressPiece(given: Record<string, string>, place: Place, root: string): Inline {
  const query = { of: given.of ?? '', network: given.network ?? '', role: given.role ?? '' }
  const wanted = `of="${query.of}" network="${query.network}" role="${query.role}"`
  const found = at(place, { found: wanted, expected: 'a token or contract in the registry' }, () =>
    findAddress(query, root),
  )
  const { name: network, explorer } = findNetwork(found.network, root)
  const { address, name, role } = found
  return { kind: 'address', address, name, role, network, ...(explorer ? { explorer } : {}) }
}
