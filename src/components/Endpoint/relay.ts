// Loaded with the first request to an endpoint that the reader named.
import { RELAY_ADDRESS } from '../../../model/http/own-documents'
import type { FromRelay, ToRelay } from '../../relay/messages'
import { isLoopback } from './is-loopback'

/** Time in ms after which the relay's document counts as missing: less than a request has, so it isn't called slow. */
const READY_MS = 8_000
/** What browsers call the permission to reach the reader's machine, which a page passes on to a frame. */
const LOCAL_NETWORK = ['local-network-access', 'loopback-network']

type Settle = { resolve: (response: Response) => void; reject: (error: Error) => void }

/** The permissions that this browser knows: it warns of others. */
function listKnown(names: readonly string[]): string[] {
  const { featurePolicy } = document as Document & { featurePolicy?: { features(): string[] } }
  const known = featurePolicy?.features() ?? []
  return names.filter((name) => known.includes(name))
}

function makeFrame(origin: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts') // and no same origin
  if (isLoopback(origin)) frame.allow = listKnown(LOCAL_NETWORK).join('; ')
  frame.src = RELAY_ADDRESS
  frame.title = 'Connection to your endpoint'
  frame.referrerPolicy = 'no-referrer'
  frame.hidden = true
  return frame
}

/** A document of its own that can reach one origin. The page itself can't: its policy lists the registry's. */
class Relay {
  private readonly waiting = new Map<number, Settle>()
  private last = 0

  constructor(private readonly port: MessagePort) {
    port.onmessage = ({ data }: MessageEvent<FromRelay>) => this.receive(data)
  }

  private receive(data: FromRelay): void {
    if (data.kind === 'ready') return
    const settle = this.waiting.get(data.id)
    this.waiting.delete(data.id)
    if (data.kind === 'failed') return settle?.reject(new TypeError('Failed to fetch'))
    // A response without a body, or outside these numbers, can't be made; no JSON-RPC endpoint sends one.
    const isUsual = data.status >= 200 && data.status !== 204 && data.status !== 205 && data.status !== 304
    settle?.resolve(new Response(isUsual ? data.text : '', { status: isUsual ? data.status : 200 }))
  }

  send(url: string, body: string, signal: AbortSignal): Promise<Response> {
    const id = ++this.last
    const tell = (message: ToRelay) => this.port.postMessage(message)
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      signal.addEventListener('abort', () => {
        tell({ kind: 'stop', id })
        reject(new DOMException('Aborted', 'AbortError'))
      })
      tell({ kind: 'ask', id, url, body })
    })
  }
}

async function open(origin: string): Promise<Relay> {
  const frame = makeFrame(origin)
  const { port1, port2 } = new MessageChannel()
  try {
    await new Promise<void>((resolve, reject) => {
      setTimeout(reject, READY_MS)
      frame.addEventListener('load', () => frame.contentWindow?.postMessage('port', '*', [port2]), {
        once: true,
      })
      port1.onmessage = () => resolve()
      port1.postMessage({ kind: 'open', origin } satisfies ToRelay)
      document.body.append(frame)
    })
  } catch (error) {
    frame.remove()
    throw error
  }
  return new Relay(port1)
}

const relays = new Map<string, Promise<Relay>>()

/** Sends a request to an endpoint that the reader named. */
export async function sendToNamed(url: string, { body, signal }: RequestInit): Promise<Response> {
  const { origin } = new URL(url)
  const opened = relays.get(origin) ?? open(origin)
  relays.set(origin, opened)
  const relay = await opened.catch((error: unknown) => {
    relays.delete(origin) // so that the next request tries again
    throw error
  })
  return relay.send(url, String(body), signal ?? new AbortController().signal)
}
