import { openDocs } from '../../../mcp/built-docs'
import { docsServer } from '../../../mcp/docs-server'
import { DocsError } from '../../../mcp/docs-error'
import { serveHttp } from '../../../mcp/http'
import { docsTools } from '../../../mcp/tools'
import { name, version } from '../package.json'

export interface DocsTool {
  readonly name: string
  readonly title: string
  readonly description: string
}

export interface OpenOptions {
  /** Where the site is published, for the addresses of results. Default: what llms.txt links. */
  readonly origin?: string
}

export interface HttpServer {
  readonly url: string
  readonly close: () => Promise<unknown>
}

export interface Docs {
  /** What the site calls itself. */
  readonly title: string
  /** The tools that the site has files for. */
  readonly tools: readonly DocsTool[]
  /** Calls a tool without a server. Rejects with an error whose `code` and `message` say what was wrong. */
  readonly call: (tool: string, input?: object) => Promise<Record<string, unknown>>
  /** Serves the protocol over HTTP on this machine only. Port 0 is a free one. */
  readonly serve: (port: number) => Promise<HttpServer>
}

/**
 * Opens a documentation site.
 * @param source the folder that it was built into, or its address
 */
export async function openSite(source: string, { origin }: OpenOptions = {}): Promise<Docs> {
  const docs = await openDocs(source)
  const tools = docsTools(docs, origin)
  return {
    title: docs.title,
    tools: tools.map((tool) => ({ name: tool.name, title: tool.title, description: tool.description })),
    call: async (wanted, input) => {
      const tool = tools.find((one) => one.name === wanted)
      if (tool) return tool.run(input)
      const known = tools.map((one) => one.name).join(', ')
      throw new DocsError('bad_input', `tool: found ${JSON.stringify(wanted)}, expected one of ${known}.`)
    },
    serve: (port) =>
      serveHttp(
        () => docsServer(docs, { name, version, origin }),
        port,
        (other) => `serve(${other})`,
      ),
  }
}
