// Records that find a page for a value in the registry: an address, a chain ID, a symbol, a flag.
import { MEMBER_WEIGHT, REGISTRY_WEIGHT } from '../ranking'
import type { z } from 'zod'
import type { cliFactsSchema, cliHistorySchema } from '../../../model/facts/schema/cli'
import type { DescribedMember } from '../../../model/contract-reference/described-members'
import type { Registry } from '../../../model/facts/entries'
import { listNames, type Term } from '../../../model/facts/schema/glossary'
import { getArea } from './area'
import type { PageStatus, SearchRecord } from './search-record'

export type CliFacts = z.infer<typeof cliFactsSchema>
export type CliHistory = z.infer<typeof cliHistorySchema>

interface Fact {
  readonly id: string
  readonly route: string
  readonly title: string
  readonly content: string
  readonly names: readonly string[]
  /** Words that appear in many facts count less than those on a page. */
  readonly weight?: number
  /** The fact's own, or that of the section that shows it. */
  readonly status?: PageStatus
}

const CONTRACT_PAGES: Readonly<Record<string, string>> = {
  uniswap: '/contracts/uniswap-contracts',
  mento: '/contracts/token-contracts',
}
/** A flag of more commands than this is explained once, on the first page of the commands. */
const COMMON_FLAG = 12

/** Addresses in a record, each with the words that find it: "celo fee adapter 0x…". */
function addressesIn(value: unknown, trail: readonly string[] = []): string[] {
  if (typeof value === 'string') return /^0x[0-9a-fA-F]{40}$/.test(value) ? [[...trail, value].join(' ')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    addressesIn(inner, [...trail, key.replace(/-/g, ' ')]),
  )
}

const bareAddresses = (lines: readonly string[]) => lines.map((line) => line.split(' ').at(-1)!)

/** In: also the glossary, which lists a token's old names. */
function tokenFacts({ registry: { tokens }, glossary }: FactSources): Fact[] {
  const former = new Map(glossary.map((term) => [term.term, listNames(term)]))
  return Object.entries(tokens).map(([symbol, token]) => {
    const lines = addressesIn(token)
    const old = token.legacySymbol ? ` (formerly ${token.legacySymbol})` : ''
    return {
      id: `token-${symbol}`,
      route: '/contracts/token-contracts',
      title: `${symbol}${old}`,
      content: `${token.name}. Addresses: ${lines.join(', ')}`,
      names: [
        symbol,
        token.legacySymbol ?? '',
        ...(former.get(symbol) ?? []).filter((name) => name !== symbol && name !== token.legacySymbol),
        `${symbol} address`,
        ...bareAddresses(lines),
      ],
    }
  })
}

/** Contracts of the network. The address of a token leads to the token. */
function contractFacts({ contracts, tokens }: Registry): Fact[] {
  const ofTokens = new Set(bareAddresses(addressesIn(tokens)))
  return Object.entries(contracts).map(([name, contract]) => {
    const lines = addressesIn(contract)
    const own = bareAddresses(lines).filter((address) => !ofTokens.has(address))
    return {
      id: `contract-${name}`,
      route: CONTRACT_PAGES[contract.group] ?? '/contracts/core-contracts',
      title: `${name} contract`,
      content: `Addresses of ${name}: ${lines.join(', ')}`,
      names: [name, `${name} address`, ...own],
      weight: REGISTRY_WEIGHT,
    }
  })
}

function chainFacts(chains: Registry['chains']): Fact[] {
  return Object.entries(chains).flatMap(([network, chain]) => {
    const { name, chainId, rpc } = chain
    if (!chainId) return []
    const title = String(name.value)
    const id = String(chainId.value)
    return [
      {
        id: `chain-${network}`,
        route: network === 'celo' ? '/network/mainnet' : `/network/${network}`,
        title: `${title}: chain id ${id}`,
        content: `${title} has the chain ID ${id} (0x${Number(id).toString(16)}).${rpc ? ` RPC endpoint: ${rpc.value}` : ''}`,
        names: [id, `0x${Number(id).toString(16)}`, `${title} rpc url`, `${title} chain id`],
      },
    ]
  })
}

function flagFacts({ commands }: CliFacts): Fact[] {
  const users = new Map<string, { commands: string[]; topics: Set<string> }>()
  for (const [command, { topic, flags }] of Object.entries(commands)) {
    for (const flag of Object.keys(flags)) {
      const found = users.get(flag) ?? { commands: [], topics: new Set() }
      found.commands.push(command)
      found.topics.add(topic)
      users.set(flag, found)
    }
  }
  return [...users].map(([flag, { commands: used, topics }]) => ({
    id: `flag-${flag}`,
    route: used.length > COMMON_FLAG || topics.size > 2 ? '/cli' : `/cli/${[...topics][0]}`,
    title: `celocli --${flag}`,
    content: `The flag --${flag} belongs to ${used.length > 5 ? `${used.length} commands, such as ` : ''}${used.slice(0, 5).join(', ')}.`,
    names: [`--${flag}`],
    weight: 0.6,
  }))
}

function commandFacts({ commands }: CliFacts): Fact[] {
  return Object.entries(commands).map(([command, { topic, aliases }]) => ({
    id: `command-${command}`,
    route: `/cli/${topic}`,
    title: `celocli ${command}`,
    content: '',
    names: [command, command.replace(/:/g, ' '), ...aliases],
    weight: REGISTRY_WEIGHT,
  }))
}

/** A removed command leads to the page that explains its replacement. */
function goneCommandFacts(history: CliHistory): Fact[] {
  return history.map(({ command, topic, change, version, meaning, replacement }) => ({
    id: `gone-${command}`,
    route: `/cli/${topic}`,
    title: `celocli ${command} (${change})`,
    content: `${meaning}. ${change} in ${version}.${replacement ? ` Today: ${replacement}` : ''}`,
    names: [command, command.replace(/:/g, ' ')],
    weight: REGISTRY_WEIGHT,
  }))
}

/** A glossary term leads to the page that explains it in full; a token or contract has its own fact. */
function termFacts({ glossary, registry }: FactSources): Fact[] {
  const isOther = ({ term }: Term) => term in registry.tokens || term in registry.contracts
  const terms = glossary.filter((term) => !isOther(term))
  return terms.map((term) => ({
    id: `term-${term.term}`,
    route: term.page,
    title: term.former ? `${term.term} (formerly ${term.former.join(', ')})` : term.term,
    content: term.definition,
    names: listNames(term),
    weight: 0.9,
    ...(term.status && { status: term.status }),
  }))
}

/** What more contracts than this have in the same form, such as an event about the owner, belongs to none of them. */
const COMMON_MEMBER = 3

/**
 * Functions, events and errors that have only a row on their contract's page, by name and by selector or topic, on each
 * page that has the row. The others have a heading.
 */
function memberFacts({ members }: FactSources, pages: readonly SearchRecord[]): Fact[] {
  const reference = pages.filter(({ route }) => /^\/contracts\/reference\//.test(route))
  const isCommon = (id: string) => members.filter((member) => member.id === id).length > COMMON_MEMBER
  const rows = members.filter(({ section, id }) => /restricted|event|error/.test(section) && !isCommon(id))
  const facts = rows.flatMap(({ id, name, declared, text }) => {
    const holders = reference.filter(({ content }) => content.includes(id))
    const own = holders.filter(({ content }) => content.includes(text.replaceAll('`', '')))
    const title = declared.slice(0, declared.indexOf('('))
    const fact = { id: `member-${id}`, title, content: text, names: [id, name], weight: MEMBER_WEIGHT }
    return (own.length > 0 ? own : holders).map(({ route }) => ({ ...fact, route }))
  })
  return [...new Map(facts.map((fact) => [`${fact.route} ${fact.id}`, fact])).values()]
}

export interface FactSources {
  readonly glossary: readonly Term[]
  readonly registry: Registry
  readonly cli: CliFacts
  readonly history: CliHistory
  /** Of all contracts that have a reference. */
  readonly members: readonly DescribedMember[]
}

/**
 * Records for facts on built pages, each at the section that shows it, if there is one.
 * In: the records of the pages. Out: records to add; none for a fact that a heading already names.
 */
export function registryRecords(sources: FactSources, pages: readonly SearchRecord[]): SearchRecord[] {
  const { registry, cli, history } = sources
  const facts = [
    ...termFacts(sources),
    ...tokenFacts(sources),
    ...contractFacts(registry),
    ...chainFacts(registry.chains),
    ...flagFacts(cli),
    ...commandFacts(cli),
    ...goneCommandFacts(history),
    ...memberFacts(sources, pages),
  ]
  const byRoute = new Map<string, SearchRecord[]>()
  for (const record of pages) byRoute.set(record.route, [...(byRoute.get(record.route) ?? []), record])
  return facts.flatMap((fact) => {
    const route = shownAt(fact, byRoute)
    return route ? factRecord({ ...fact, route }, byRoute.get(route)!) : []
  })
}

const mentions = ({ content }: SearchRecord, address: string) => content.includes(address)

/** The page that shows the fact: for an address, its own page or the next one that shows it. */
function shownAt(
  { route, names }: Fact,
  byRoute: ReadonlyMap<string, readonly SearchRecord[]>,
): string | undefined {
  const address = names.find((name) => /^0x[0-9a-fA-F]{40}$/.test(name))
  if (!address) return byRoute.has(route) ? route : undefined
  const places = [
    route,
    ...[...byRoute.keys()].filter((other) => /^\/(?:contracts|network|developer|learn)\//.test(other)),
  ]
  return places.find((place) => byRoute.get(place)?.some((record) => mentions(record, address)))
}

function factRecord(
  { id, route, title, content, names, weight, status }: Fact,
  page: readonly SearchRecord[],
): SearchRecord[] {
  const [name] = names
  if (page.some(({ path }) => path.length > 1 && path.at(-1) === name)) return []
  const address = names.find((entry) => /^0x[0-9a-fA-F]{40}$/.test(entry))
  const place =
    page.find((record) => record.anchor && ` ${record.content} `.includes(address ?? ` ${name} `)) ?? page[0]!
  return [
    {
      objectID: `${route}#${place.anchor ?? ''}~${id}`,
      route,
      area: getArea(route),
      ...(place.anchor && { anchor: place.anchor }),
      path: [page[0]!.path[0]!, title],
      content,
      names: names.filter((entry) => entry !== ''),
      status: status ?? place.status,
      ...(weight && { weight }),
    },
  ]
}
