import type { Registry } from '../../model/facts/entries'
import type { NetworkId } from '../../model/facts/schema/record'
import type { Inline, TablePiece } from './pieces'

interface Checked {
  source: string | readonly string[]
  checkedOn: string
}

const getList = (source: Checked['source']): readonly string[] =>
  typeof source === 'string' ? [source] : source

/** A source in a receipt: a file without its folders (an index file keeps one), or a package with its version. */
export function shortSource(source: string): string {
  const pack = /^npm (\S+)/.exec(source)
  if (pack) return `npm ${pack[1]}`
  const file = /((?:[\w.-]+\/(?=index|overview))?[\w.-]+\.[a-z]{2,4}(?:@[0-9a-f]+)?)(?:\s|$)/.exec(source)
  return file?.[1] ?? source
}

/** The records' sources, without duplicates, and the date of the oldest check. */
export function makeReceipt(records: readonly Checked[]): Pick<TablePiece, 'sources' | 'checkedOn'> {
  const sources = [...new Set(records.flatMap((record) => getList(record.source).map(shortSource)))]
  const days = records.map((record) => record.checkedOn).sort()
  return { sources, checkedOn: days[0] ?? '' }
}

/** The networks a table shows: the requested one, or each live one with data, mainnet first. */
export function networksShown(wanted: string | undefined, known: readonly NetworkId[]): NetworkId[] {
  return known.filter((id) => wanted === undefined || id === wanted)
}

/** A cell with an address. In: the registry, the network, and what the address is. */
export function addressCell(
  registry: Registry,
  network: NetworkId,
  held: { address: string; name: string; role: string },
): Inline[] {
  const chain = registry.chains[network]
  const name = String(chain?.name.value ?? network)
  const explorer = chain?.explorer ? { explorer: String(chain.explorer.value) } : {}
  return [{ kind: 'address', ...held, network: name, ...explorer }]
}

/** The title of a network's rows: "Celo mainnet", "Celo Sepolia". */
export function networkTitle(registry: Registry, network: NetworkId): string {
  const chain = registry.chains[network]
  return network === 'celo' ? String(chain?.fullName?.value ?? 'Celo') : String(chain?.name.value ?? network)
}
