/** Compares the fact registry in data/ with a network: `npm run facts:verify -- --network celo [--rpc <URL>] [--write]`. */
import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { connectEndpoint } from '../checks/code/node-endpoint'
import { EndpointError } from '../checks/onchain/endpoint'
import { readVerifyRequest, type VerifyRequest } from './verify-facts/arguments'
import { showProgress } from './verify-facts/progress'
import { verifyFacts } from './verify-facts/verify-facts'

/** Retries a request after 1, 2, 4 and 8 seconds, or when the node tells it to, but within half a minute. */
const RETRIES = { attempts: 5, pauseMs: 1000, longestPauseMs: 30_000, wait }

async function run(request: VerifyRequest): Promise<void> {
  try {
    process.exitCode = await verifyFacts(request, {
      root: process.cwd(),
      now: Date.now() / 1000,
      connect: (url) => connectEndpoint(url, { timeoutMs: request.timeoutMs, retries: RETRIES }),
      write: (line) => console.log(line),
      onProgress: showProgress(process.stderr),
    })
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error
    console.error(error.message)
    if (request.report)
      writeFileSync(request.report, `## ${request.network}\n\nNot compared. ${error.message}\n`)
    process.exitCode = 2
  }
}

async function main(): Promise<void> {
  await run(readVerifyRequest(process.argv.slice(2)))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
