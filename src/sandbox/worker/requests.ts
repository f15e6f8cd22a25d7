import type { FromWorker, Reply } from '../messages'
import type { Pending } from './pending'

type Waiting = (reply: Reply) => void

/** A body as text: viem's is one, and ethers' are bytes. */
function readBody(body: RequestInit['body']): string | undefined {
  if (body instanceof Uint8Array) return new TextDecoder().decode(body)
  return body === undefined || body === null ? undefined : String(body)
}

/** The requests of a program. The page sends them, because nothing in the sandbox can reach a network. */
export class Requests {
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  constructor(
    private readonly post: (message: FromWorker) => void,
    private readonly pending: Pending,
  ) {}

  settle(id: number, reply: Reply): void {
    this.waiting.get(id)?.(reply)
    this.waiting.delete(id)
  }

  /** The `fetch` of the program and of viem. */
  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const request = input instanceof Request ? input : undefined
    // Nothing is awaited for an address: a program that never lets go of its thread is counted all the same.
    const body = readBody(init.body) ?? (request ? await request.text() : '')
    const id = ++this.last
    this.pending.add(this.waiting)
    try {
      const reply = await new Promise<Reply>((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        this.waiting.set(id, resolve)
        this.post({ kind: 'ask', id, url: request?.url ?? String(input), body })
      })
      if ('error' in reply) throw new TypeError(reply.error)
      const headers = { 'content-type': 'application/json' }
      return new Response(reply.text, { status: reply.status, headers })
    } finally {
      this.waiting.delete(id)
      if (this.waiting.size === 0) this.pending.remove(this.waiting)
    }
  }
}
