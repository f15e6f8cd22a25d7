// npm run mcp [-- <folder or URL>] [--http [port]]: the MCP server for the site built in this repository.
import path from 'node:path'
import { version } from '../package.json'
import { runServer } from './run-server'

void runServer(process.argv.slice(2), {
  name: 'celo-docs',
  version,
  command: 'npm run mcp --',
  source: path.resolve(__dirname, '../build'),
})
