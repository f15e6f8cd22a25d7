#!/usr/bin/env node
import { name, version } from '../package.json'
import { readCommandLine } from './command-line'
import { describeChain } from './describe-chain'
import { startChain } from './index'

const HELP = `Usage: npx ${name} [options]

Starts a local chain that accepts CIP-64 transactions, and prints its RPC URL, accounts and fee currencies.

Options:
  --port <number>   Listen on another port than 8545; 0 is a free one
  --network <name>  Chain ID and addresses of celo-sepolia (default) or celo
  --version         Print the version
  --help            Print this text`

async function main(): Promise<void> {
  const { shows, port, network } = readCommandLine(process.argv.slice(2))
  if (shows) return console.log(shows === 'help' ? HELP : version)
  const chain = await startChain({ port, network })
  const stop = () => void chain.stop()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  console.log(describeChain(chain, network))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
