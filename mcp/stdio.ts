import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js'

/** JSON-RPC's response to a line that isn't a message; undefined for an error that isn't about a line. */
function getCode(error: Error): ErrorCode | undefined {
  if (error instanceof SyntaxError) return ErrorCode.ParseError
  return error.name === '$ZodError' || error.name === 'ZodError' ? ErrorCode.InvalidRequest : undefined
}

function answer(code: ErrorCode, found: string): void {
  const message = `found ${found.replace(/\s+/g, ' ').slice(0, 200)}, expected one JSON-RPC message per line.`
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } })}\n`)
}

/**
 * Serves on standard input and output. A line that isn't a message gets an error response, and the server
 * continues. Anything that isn't a request, such as progress that nothing waits for, is only reported on standard
 * error. A line that's too long ends the server, with the reason and exit code 1.
 */
export async function serveStdio(server: McpServer): Promise<void> {
  let last: Error | undefined
  server.server.onerror = (error) => {
    last = error
    const code = getCode(error)
    if (code === undefined) console.error(error.message)
    else if (code === ErrorCode.ParseError) answer(code, `a line that isn't JSON (${error.message})`)
    else answer(code, "JSON that isn't a request, a response or a notification")
  }
  server.server.onclose = () => {
    // The transport closes only if it can't continue; the end of the input ends the process without it.
    answer(ErrorCode.InvalidRequest, `a line that is too long (${last?.message})`)
    process.exitCode = 1
  }
  await server.connect(new StdioServerTransport())
}
