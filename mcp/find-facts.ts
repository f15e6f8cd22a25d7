import { checksumHolds, withChecksum } from '../model/facts/eip-55'
import { nearMatches } from '../model/nearest'
import type { FactsFile } from '../postbuild/steps/facts-json/facts-file-schema'
import { DocsError } from './docs-error'

/** A fact as the tools return it. */
export interface FoundFact {
  readonly path: string
  readonly value: string | number
  readonly text: string
  readonly source: readonly string[]
  readonly checkedOn: string
  readonly page?: string | undefined
  readonly note?: string | undefined
  /** Where and when it was last compared with a chain, and what matched. */
  readonly onchain?: string | undefined
}

type Origin = Pick<FoundFact, 'path' | 'source' | 'checkedOn' | 'page' | 'note'> & {
  readonly onchain?: FactsFile['links'][string]['onchain']
}

const describeReading = ({ network, block, on, compared }: NonNullable<Origin['onchain']>) =>
  `${network}, block ${block}, ${on}: ${compared.join(', ')}`

interface Shown {
  path: string
  value: string | number
  text?: string
}

const describeFact = (origin: Origin, { path, value, text = String(value) }: Shown): FoundFact => {
  const { source, checkedOn, page, note } = origin
  const onchain = origin.onchain && describeReading(origin.onchain)
  const more = { ...(page ? { page } : {}), ...(note ? { note } : {}), ...(onchain ? { onchain } : {}) }
  return { path, value, text, source, checkedOn, ...more }
}

function tokenFacts(file: FactsFile): FoundFact[] {
  return Object.entries(file.tokens).flatMap(([symbol, { networks }]) =>
    Object.entries(networks).flatMap(([network, held]) => {
      const describe = (field: string, value: string | number) =>
        describeFact(held, { path: `tokens.${symbol}.${network}.${field}`, value })
      const { address, decimals, feeCurrency, payFeesWith, feeAdapterDecimals } = held
      return [
        describe('token', address),
        ...(decimals === undefined ? [] : [describe('decimals', decimals)]),
        describe('feeCurrency', feeCurrency),
        ...(feeCurrency === 'adapter' && payFeesWith ? [describe('fee-adapter', payFeesWith)] : []),
        ...(feeAdapterDecimals === undefined ? [] : [describe('fee-adapter-decimals', feeAdapterDecimals)]),
      ]
    }),
  )
}

/** Every fact in the file, by its path. */
export function factIndex(file: FactsFile): Map<string, FoundFact> {
  const groups = [
    ...Object.values(file.networks).map(({ facts }) => facts),
    file.versions,
    file.links,
    ...Object.values(file.parameters),
  ]
  const plain = groups.flatMap((group) => Object.values(group).map((fact) => describeFact(fact, fact)))
  const contracts = Object.values(file.contracts).flatMap(({ networks }) =>
    Object.values(networks).map((held) => describeFact(held, { path: held.path, value: held.address })),
  )
  const events = Object.values(file.events).flatMap(({ dates }) =>
    Object.values(dates).map((held) => describeFact(held, { path: held.path, value: held.date })),
  )
  return new Map([...plain, ...tokenFacts(file), ...contracts, ...events].map((fact) => [fact.path, fact]))
}

/**
 * One fact by its path.
 * @throws DocsError for an unknown path, suggesting similar ones
 */
export function getFact(index: ReadonlyMap<string, FoundFact>, path: string): FoundFact {
  const found = index.get(path.trim())
  if (found) return found
  const near = nearMatches(path.trim(), index.keys())
  const fix = near.length > 0 ? ` Near: ${near.join(', ')}.` : ' Fix: /facts.json lists all paths.'
  throw new DocsError(
    'unknown_fact',
    `path: found "${path.slice(0, 100)}", expected a path such as chains.celo.chainId.${fix}`,
  )
}

export interface CheckedAddress {
  readonly address: string
  /** The address's roles in the registry; empty if it isn't there. */
  readonly known: readonly (FoundFact & { readonly role: string })[]
  /** Caveats to know before using it. */
  readonly advice: string
}

function getRole({ path }: FoundFact): string {
  if (path.endsWith('.fee-adapter')) return 'fee adapter'
  return path.startsWith('tokens.') ? 'token' : 'contract'
}

function writeAdvice(known: CheckedAddress['known'], index: ReadonlyMap<string, FoundFact>): string {
  if (known.length === 0) return "Not in this documentation's registry. Look it up in a block explorer."
  if (known.some(({ role }) => role === 'fee adapter'))
    return 'A fee adapter: use it as feeCurrency only, and never send tokens to it.'
  const token = known.find(
    ({ path }) => index.has(path.replace(/\.token$/, '.fee-adapter')) && path.endsWith('.token'),
  )
  if (token) {
    const adapter = index.get(token.path.replace(/\.token$/, '.fee-adapter'))!
    return `A token: use this address for transfers. As feeCurrency, use its adapter ${adapter.value}; the token's address is rejected.`
  }
  return 'Listed in the registry under these names.'
}

/**
 * Identifies an address on the registry's networks.
 * @throws DocsError for a string that isn't an address, or has an invalid checksum
 */
export function checkAddress(index: ReadonlyMap<string, FoundFact>, text: string): CheckedAddress {
  const address = text.trim()
  if (!/^0x[0-9a-fA-F]{40}$/.test(address))
    throw new DocsError(
      'bad_input',
      `address: found "${address.slice(0, 60)}", expected 0x and 40 hexadecimal digits.`,
    )
  if (!checksumHolds(address))
    throw new DocsError(
      'bad_checksum',
      `address: found ${address}, whose EIP-55 checksum is invalid; expected ${withChecksum(address)}, if the digits are right. Fix: copy it again from its source.`,
    )
  const lower = address.toLowerCase()
  const known = [...index.values()]
    .filter(({ value }) => String(value).toLowerCase() === lower)
    .map((fact) => ({ ...fact, role: getRole(fact) }))
  return { address: withChecksum(address), known, advice: writeAdvice(known, index) }
}
