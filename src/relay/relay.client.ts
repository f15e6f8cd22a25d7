// The only script of the relay's document: sends JSON-RPC requests to the one endpoint that the reader named. It runs
// no program, and knows nothing of the page.
import type { FromRelay, ToRelay } from './messages'

const running = new Map<number, AbortController>()

/** Adds a policy of this origin only to the document's own. A policy can't be taken back. */
function allowOnly(origin: string): void {
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = `connect-src ${origin}`
  document.head.append(meta)
}

async function ask(port: MessagePort, { id, url, body }: Extract<ToRelay, { kind: 'ask' }>): Promise<void> {
  const stop = new AbortController()
  running.set(id, stop)
  const tell = (message: FromRelay) => port.postMessage(message)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: stop.signal,
    })
    tell({ kind: 'answer', id, status: response.status, text: await response.text() })
  } catch {
    tell({ kind: 'failed', id })
  } finally {
    running.delete(id)
  }
}

function serve(port: MessagePort): void {
  let isOpen = false
  port.onmessage = ({ data }: MessageEvent<ToRelay>) => {
    if (data.kind === 'stop') return running.get(data.id)?.abort()
    if (data.kind === 'ask') return isOpen ? void ask(port, data) : undefined
    if (!isOpen) allowOnly(data.origin)
    isOpen = true
    port.postMessage({ kind: 'ready' } satisfies FromRelay)
  }
}

// The page hands over a port once, and only the page that frames this document is heard.
const handleMessage = ({ source, ports: [port] }: MessageEvent) => {
  if (parent === window || source !== parent || !port) return
  removeEventListener('message', handleMessage)
  serve(port)
}
addEventListener('message', handleMessage)
