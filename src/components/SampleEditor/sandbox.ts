import { SANDBOX_ADDRESS } from '../../../model/http/own-documents'
import type { FromFrame, Happening, Job, Reply, ToFrame } from '../../sandbox/messages'

/** Time in ms after which the sandbox's document counts as missing. */
const READY_MS = 10_000

function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts') // and no same origin: no storage, and no way into this page
  frame.src = SANDBOX_ADDRESS
  frame.title = 'Sandbox'
  frame.referrerPolicy = 'no-referrer'
  frame.hidden = true
  return frame
}

/** The frame in which programs run. The page talks to it through a port of its own, and listens to nothing else. */
export class Sandbox {
  private last = 0
  private listener: ((what: Happening) => void) | undefined

  private constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly port: MessagePort,
  ) {
    port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
      if (data.kind === 'run' && data.run === this.last) this.listener?.(data.what)
    }
  }

  /** Loads the frame. Rejects if its document doesn't arrive. */
  static async open(parent: Element): Promise<Sandbox> {
    const frame = makeFrame()
    const { port1, port2 } = new MessageChannel()
    try {
      await new Promise<void>((resolve, reject) => {
        setTimeout(reject, READY_MS)
        const handOver = () => frame.contentWindow?.postMessage('port', '*', [port2])
        frame.addEventListener('load', handOver, { once: true })
        port1.onmessage = () => resolve()
        parent.append(frame)
      })
    } catch (error) {
      frame.remove()
      throw error
    }
    return new Sandbox(frame, port1)
  }

  private send(message: ToFrame): void {
    this.port.postMessage(message)
  }

  /** Whether the frame is still in the page. */
  get isOpen(): boolean {
    return this.frame.isConnected
  }

  /** Starts a program. An earlier one is ended. */
  run(job: Omit<Job, 'run'>, listener: (what: Happening) => void): void {
    this.listener = listener
    this.send({ kind: 'run', job: { ...job, run: ++this.last } })
  }

  answer(id: number, reply: Reply): void {
    this.send({ kind: 'answer', id, reply })
  }

  stop(): void {
    this.last += 1
    this.send({ kind: 'stop' })
  }
}
