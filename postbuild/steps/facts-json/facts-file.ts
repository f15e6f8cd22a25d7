import type { z } from 'zod'
import type { cliFactsSchema } from '../../../model/facts/schema/cli'
import type { Entry, Registry } from '../../../model/facts/entries'
import { networkIds, type Reading } from '../../../model/facts/schema/record'
import { type FactsFile, factsFileSchema } from './facts-file-schema'

export type CliFacts = z.infer<typeof cliFactsSchema>

/** The file's inputs. */
export interface FactSources {
  readonly registry: Registry
  readonly entries: ReadonlyMap<string, Entry>
  readonly cli: CliFacts
  /** URL of the page that shows a fact, by the fact's path. */
  readonly makePage: (path: string) => string | undefined
  /** URL of the section about a command. */
  readonly pageOfCommand: (command: string, topic: string) => string | undefined
  /** URL of the JSON Schema. */
  readonly schema: string
}

const getList = (source: string | readonly string[]) => (typeof source === 'string' ? [source] : [...source])
const defined = <T extends object>(record: T) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T

interface Provenance {
  readonly source: string | readonly string[]
  readonly checkedOn: string
  readonly note?: string | undefined
  readonly onchain?: Reading | undefined
}

/** A comparison as published: its values are the record's. */
function withoutValues({ network, block, on, compared, implementation }: Reading) {
  return defined({ network, block, on, compared, implementation })
}

function getOrigin(
  path: string,
  { source, checkedOn, note, onchain }: Provenance,
  { makePage }: FactSources,
) {
  return defined({
    path,
    source: getList(source),
    checkedOn,
    page: makePage(path),
    note,
    onchain: onchain && withoutValues(onchain),
  })
}

const isFact = (value: unknown): value is Provenance & { unit?: string; label?: string } =>
  typeof value === 'object' && value !== null && 'value' in value && 'checkedOn' in value

/** Facts in a record, by the end of their path. */
function factsBelow(prefix: string, group: object, sources: FactSources): FactsFile['links'] {
  const pairs = Object.entries(group).flatMap(([id, value]): [string, FactsFile['links'][string]][] => {
    const path = `${prefix}.${id}`
    if (isFact(value)) {
      const { raw, text } = sources.entries.get(path)!
      const { unit, label } = value
      return [[id, defined({ value: raw, text, unit, label, ...getOrigin(path, value, sources) })]]
    }
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(factsBelow(path, value, sources)).map(([key, fact]) => [`${id}.${key}`, fact])
  })
  return Object.fromEntries(pairs)
}

function listNetworks(sources: FactSources): FactsFile['networks'] {
  return Object.fromEntries(
    Object.entries(sources.registry.chains).map(([id, { status, replacedBy, ...facts }]) => [
      id,
      defined({ status, replacedBy, facts: factsBelow(`chains.${id}`, facts, sources) }),
    ]),
  )
}

function listTokens(sources: FactSources): FactsFile['tokens'] {
  return Object.fromEntries(
    Object.entries(sources.registry.tokens).map(([symbol, token]) => {
      const networks = networkIds.flatMap((id) => {
        const held = token[id]
        if (!held) return []
        const adapter = held.feeCurrency === 'adapter' ? held : undefined
        const payFeesWith =
          adapter?.['fee-adapter'] ?? (held.feeCurrency === 'token' ? held.token : undefined)
        const main = `tokens.${symbol}.${id}.token`
        return [
          [
            id,
            defined({
              address: held.token,
              decimals: held.decimals,
              feeCurrency: held.feeCurrency,
              payFeesWith,
              feeAdapterDecimals: adapter?.['fee-adapter-decimals'],
              ...getOrigin(main, held, sources),
            }),
          ] as const,
        ]
      })
      const { name, legacySymbol: formerly, issuer } = token
      return [symbol, defined({ name, formerly, issuer, networks: Object.fromEntries(networks) })]
    }),
  )
}

function listContracts(sources: FactSources): FactsFile['contracts'] {
  return Object.fromEntries(
    Object.entries(sources.registry.contracts).map(([name, contract]) => {
      const networks = networkIds.flatMap((id) => {
        const held = contract[id]
        const origin = held && getOrigin(`contracts.${name}.${id}`, held, sources)
        return held && origin ? [[id, { address: held.address, ...origin }] as const] : []
      })
      const { group, about } = contract
      return [name, defined({ group, about, networks: Object.fromEntries(networks) })]
    }),
  )
}

type EventDate = FactsFile['events'][string]['dates'][string]

function listEvents(sources: FactSources): FactsFile['events'] {
  return Object.fromEntries(
    Object.entries(sources.registry.events).map(([id, { name, about, ...occasions }]) => {
      const dates = Object.entries(occasions).flatMap(([occasion, held]): [string, EventDate][] => {
        if (typeof held === 'string') return [] // the timeline that shows the event
        const { date, time, timestamp, block } = held
        const origin = getOrigin(`events.${id}.${occasion}`, held, sources)
        return [[occasion, defined({ date, time, timestamp, block, ...origin })]]
      })
      return [id, defined({ name, about, dates: Object.fromEntries(dates) })]
    }),
  )
}

function listCommands({ cli, pageOfCommand }: FactSources): FactsFile['cli'] {
  const commands = Object.entries(cli.commands).map(([name, { topic, args, aliases, flags }]) => {
    const own = Object.entries(flags).map(([flag, { char, value, required, options, default: given }]) => [
      flag,
      defined({ short: char, value, required, options, default: given }),
    ])
    const page = pageOfCommand(name, topic)
    return [name, defined({ page, arguments: args, aliases, flags: Object.fromEntries(own) })]
  })
  const { version, source, checkedOn } = cli
  return { version, source: getList(source), checkedOn, commands: Object.fromEntries(commands) }
}

/**
 * The registry as one machine-readable file.
 * @throws ZodError if the result doesn't match its published schema
 */
export function factsFile(sources: FactSources): FactsFile {
  const { registry, schema } = sources
  return factsFileSchema.parse({
    $schema: schema,
    about:
      'Every address, chain ID, endpoint, version, parameter and date in the Celo documentation, with its source and the day it was checked.',
    networks: listNetworks(sources),
    tokens: listTokens(sources),
    contracts: listContracts(sources),
    events: listEvents(sources),
    versions: factsBelow('versions', registry.versions, sources),
    parameters: Object.fromEntries(
      Object.entries(registry.parameters).map(([group, facts]) => [group, factsBelow(group, facts, sources)]),
    ),
    links: factsBelow('links', registry.links, sources),
    cli: listCommands(sources),
  })
}
