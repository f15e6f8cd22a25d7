// celo-docs-mcp [--http [port]]: the MCP server of the built site in this repository.
import path from 'node:path'
import { site } from '../config/site'
import { version } from '../package.json'
import { readPort } from '../server/listen'
import { openBuiltDocs } from './built-docs'
import { docsServer } from './docs-server'
import { serveHttp } from './http'
import { serveStdio } from './stdio'

async function main(): Promise<void> {
  const [flag, port = '3333'] = process.argv.slice(2)
  if (flag !== undefined && flag !== '--http')
    throw new Error(`found ${flag}, expected nothing or --http [port].`)
  const docs = openBuiltDocs(path.resolve(__dirname, '../build'))
  const make = () => docsServer(docs, site.url, version)
  if (flag === '--http') console.error(`MCP: ${(await serveHttp(make, readPort(port, 3333))).url}`)
  else await serveStdio(make())
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
