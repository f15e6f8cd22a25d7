import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { CallToolRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import type { BuiltDocs } from './built-docs'
import { DocsError } from './docs-error'
import { docsTools, type Tool } from './tools'

const failure = (code: string, message: string) => ({
  isError: true,
  content: [{ type: 'text' as const, text: `${code}: ${message}` }],
})

/** Handles a tool call: returns a structured result, or an error that explains what was wrong. */
async function answer({ name, run }: Tool, input: unknown) {
  try {
    const result = await run(input)
    return { content: [{ type: 'text' as const, text: JSON.stringify(result) }], structuredContent: result }
  } catch (error) {
    if (error instanceof DocsError) return failure(error.code, error.message)
    console.error(`${name}:`, error) // stdout belongs to the protocol
    return failure('internal', `${name} couldn't respond.`)
  }
}

export interface ServerInfo {
  /** The server's name for clients. */
  readonly name: string
  readonly version: string
  /** Where the site is published, if llms.txt specifies another place. */
  readonly origin?: string | undefined
}

/** A server with a site's tools; the caller connects it to a transport. */
export function docsServer(docs: BuiltDocs, { name, version, origin }: ServerInfo): McpServer {
  const server = new McpServer({ name, title: docs.title, version })
  const tools = docsTools(docs, origin)
  for (const tool of tools) {
    const { title, description, input, output } = tool
    server.registerTool(
      tool.name,
      {
        title,
        description,
        inputSchema: input,
        outputSchema: output,
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
      (given: unknown) => answer(tool, given),
    )
  }
  // The SDK's own handler reports invalid input in its own wording, and finds tools such as __proto__ on the
  // prototype.
  server.server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.find((one) => one.name === params.name)
    if (tool) return answer(tool, params.arguments)
    const known = tools.map((one) => one.name).join(', ')
    return failure(
      'bad_input',
      `tool: found ${JSON.stringify(params.name.slice(0, 60))}, expected one of ${known}.`,
    )
  })
  // Reads the pages while the client initializes, so its first call gets an immediate response.
  server.server.oninitialized = () => void docs.retriever().catch((error: unknown) => console.error(error))
  return server
}
