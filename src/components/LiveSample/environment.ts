import type { WalletNetwork } from '../../../model/facts/wallet-network'
import { http, type HttpTransportConfig } from 'viem'
import { celo, celoSepolia } from 'viem/chains'
import { formatLine } from '../../sandbox/inspect'
import type { Connection } from './connection'
import { createPublicClient } from './public-client'

/** What a sample gets instead of Node.js, viem's transport and its own values. */
export type Environment = Readonly<Record<string, unknown>>

/** A sample as the build compiled it: model/live-sample/live-program.ts. */
export type Program = (environment: Environment) => Promise<void>

/** A value in the form the code uses. */
export type Value = string | bigint

const chains: Readonly<Record<string, unknown>> = { celo, celoSepolia }

type Parts = {
  network: WalletNetwork
  /** By name. If a value is the name of a network in `viem/chains`, it's that chain, under its own name. */
  values: Readonly<Record<string, Value>>
  networkValue: string | undefined
  connection: Connection
  lines: string[]
}

/** One run has its own environment, so that two samples never share requests or output. */
export function makeEnvironment({ network, values, networkValue, connection, lines }: Parts): Environment {
  const log = (...parts: unknown[]) => void lines.push(formatLine(parts))
  const chain = networkValue === undefined ? {} : { [networkValue]: chains[String(values[networkValue])] }
  return {
    console: { log, info: log, warn: log, error: log },
    createPublicClient,
    fetch: connection.fetch,
    http: (url?: string, config?: HttpTransportConfig) =>
      http(url ?? network.rpc, { ...config, fetchFn: connection.fetch, retryCount: 0, timeout: 60_000 }), // its limit applies first
    process: { env: { RPC_URL: network.rpc } },
    values,
    ...chain,
  }
}
