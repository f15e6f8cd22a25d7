import type { CommandFact } from '../../model/facts/schema/cli'

const CONNECTION = ['node']
const SIGNING = ['privateKey', 'useLedger', 'ledgerAddresses', 'ledgerLiveMode', 'gasCurrency']
const TABLE = ['columns', 'csv', 'extended', 'filter', 'no-header', 'no-truncate', 'output', 'sort']

/**
 * Names the flags of a command that the index page explains once. The table flags only count as shared together,
 * identified by `csv`: `governance:build-proposal` has its own `output`. In config, `node` is a setting rather than
 * a connection.
 */
export function sharedFlags(command: CommandFact): string[] {
  const table = 'csv' in command.flags ? TABLE : []
  const connection = command.topic === 'config' ? [] : CONNECTION
  return [...connection, ...SIGNING, ...table, 'globalHelp'].filter((name) => name in command.flags)
}

/** Names the flags that only this command has, required ones first. */
export function ownFlags(command: CommandFact): string[] {
  const shared = new Set(sharedFlags(command))
  const own = Object.keys(command.flags).filter((name) => !shared.has(name))
  const isRequired = (name: string) => Number(command.flags[name]?.required ?? false)
  return own.sort((a, b) => isRequired(b) - isRequired(a) || a.localeCompare(b))
}
