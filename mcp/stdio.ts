import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'

const PARSE_ERROR = -32_700

/** Serves on standard input and output. A line that is no message is answered, and the server goes on. */
export async function serveStdio(server: McpServer): Promise<void> {
  const transport = new StdioServerTransport()
  server.server.onerror = (error) => {
    const message = `found a line that is no JSON-RPC message (${error.message.replace(/\s+/g, ' ').slice(0, 200)}), expected one object a line.`
    process.stdout.write(
      `${JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: PARSE_ERROR, message } })}\n`,
    )
  }
  await server.connect(transport)
}
