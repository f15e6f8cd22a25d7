// The part of `node:http` that programs on the site use: servers that only the program itself can reach.
import { Buffer } from 'buffer/'
import type { Host } from '../provided'

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown
type Fields = Readonly<Record<string, string>>

const FIRST_PORT = 49_152
/** Statuses whose responses have no body. */
const EMPTY = new Set([204, 205, 304])

class IncomingMessage {
  readonly method: string
  readonly url: string
  readonly headers: Fields

  constructor(private readonly request: Request) {
    const { pathname, search } = new URL(request.url)
    this.method = request.method
    this.url = pathname + search
    this.headers = Object.fromEntries(request.headers)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    const body = Buffer.from(await this.request.arrayBuffer())
    if (body.length > 0) yield body
  }
}

class ServerResponse {
  statusCode = 200
  private readonly headers = new Headers()

  constructor(private readonly send: (response: Response) => void) {}

  setHeader(name: string, value: string): this {
    this.headers.set(name, value)
    return this
  }

  writeHead(status: number, headers: Fields = {}): this {
    this.statusCode = status
    for (const [name, value] of Object.entries(headers)) this.headers.set(name, value)
    return this
  }

  end(body: string | Uint8Array = ''): this {
    const { statusCode: status, headers } = this
    this.send(new Response(EMPTY.has(status) ? null : (body as BodyInit), { status, headers }))
    return this
  }
}

class Server {
  private port: number | undefined

  constructor(
    private readonly servers: LocalServers,
    readonly listener: Listener,
  ) {}

  /** As in Node.js, what comes after the port can be a host, and a function that's called when it listens. */
  listen(port: number, ...rest: unknown[]): this {
    this.port = this.servers.open(this, port)
    const whenListening = rest.find((each) => typeof each === 'function')
    if (whenListening) queueMicrotask(whenListening as () => void)
    return this
  }

  address(): { address: string; family: string; port: number } | null {
    return this.port === undefined ? null : { address: '127.0.0.1', family: 'IPv4', port: this.port }
  }

  close(whenClosed?: () => void): this {
    this.servers.close(this.port)
    this.port = undefined
    if (whenClosed) queueMicrotask(whenClosed)
    return this
  }
}

/** The servers of one run, by port. */
export class LocalServers {
  private readonly servers = new Map<number, Server>()
  private next = FIRST_PORT

  constructor(
    private readonly fetchElsewhere: Host['fetch'],
    private readonly pending: Host['pending'],
  ) {}

  readonly module = { createServer: (listener: Listener) => new Server(this, listener) }

  /** Opens a port: the next free one for 0. A program with an open server doesn't end, as in Node.js. */
  open(server: Server, port: number): number {
    const own = port || this.next++
    if (this.servers.has(own)) throw new Error(`listen EADDRINUSE: address already in use :::${own}`)
    this.servers.set(own, server)
    this.pending.add(server)
    return own
  }

  close(port: number | undefined): void {
    const server = port === undefined ? undefined : this.servers.get(port)
    if (!server) throw new Error('Server is not running.')
    this.servers.delete(port!)
    this.pending.remove(server)
  }

  private find(address: string): Server | undefined {
    if (!URL.canParse(address)) return undefined
    const { protocol, hostname, port } = new URL(address)
    const isOwn = protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname)
    return isOwn ? this.servers.get(Number(port || 80)) : undefined
  }

  /** The `fetch` of the program: its own servers respond here, and everything else goes on to the page. */
  readonly fetch: Host['fetch'] = async (input, init) => {
    const server = this.find(input instanceof Request ? input.url : String(input))
    if (!server) return this.fetchElsewhere(input, init)
    const request = new IncomingMessage(new Request(input, init))
    return new Promise((resolve, reject) => {
      Promise.resolve(server.listener(request, new ServerResponse(resolve))).catch(reject)
    })
  }
}
