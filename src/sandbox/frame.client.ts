// The only script of the sandbox's document. It starts the reader's program in a worker, passes its messages on, and
// ends it at a limit. It never evaluates anything itself.
import { LIMITS, Meter, readMessage } from './limits'
import { findSpot } from './find-spot'
import type { FromFrame, Happening, Job, Limit, Place, Reply, Start, ToFrame } from './messages'

/** The key of the throwaway account: only in this document's memory, and gone with it. */
let privateKey = ''

function getKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  privateKey ||= `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  return privateKey
}

const countLines = (text: string): number => text.split('\n').length

/** The worker's script: what the build made, then each file as a function, whose text keeps its lines. */
function makeScript({ code, files }: Job): { script: string; places: Place[] } {
  const names = 'require, exports, module, console, process, fetch'
  const places: Place[] = []
  let script = `${code}\n`
  for (const { name, program } of files) {
    script += `celoAdd(${JSON.stringify(name)}, async function (${names}) {`
    places.push({ name, before: countLines(script) - 1, lines: countLines(program) })
    script += `${program}\n})\n`
  }
  return { script, places }
}

/** One run of a program, until it's done or ended. */
class Run {
  private readonly worker: Worker
  private readonly meter = new Meter()
  private readonly timer: number
  private readonly places: readonly Place[]

  constructor(
    job: Job,
    private readonly tell: (what: Happening) => void,
  ) {
    const { script, places } = makeScript(job)
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
    this.places = places
    this.worker = new Worker(url)
    this.worker.onmessage = ({ data }) => this.receive(data)
    this.worker.onerror = (event) => this.fail(event)
    this.timer = window.setTimeout(() => this.endOver('seconds'), LIMITS.seconds * 1000)
    const env = { ...job.env, ...(job.needsAccount && { PRIVATE_KEY: getKey() }) }
    this.worker.postMessage({ kind: 'start', env, places, data: job.data } satisfies Start)
  }

  end(): void {
    this.worker.onmessage = this.worker.onerror = null
    this.worker.terminate()
    clearTimeout(this.timer)
  }

  answer(id: number, reply: Reply): void {
    this.worker.postMessage({ kind: 'answer', id, reply } satisfies ToFrame)
  }

  private endOver(limit: Limit): void {
    this.end()
    this.tell({ kind: 'over', limit })
  }

  /** An error outside the program's promise: a text that isn't JavaScript, or a callback that throws. */
  private fail(event: ErrorEvent): void {
    event.preventDefault()
    this.end()
    const message = String(event.message || "The program didn't start.").replace(/^Uncaught /, '')
    this.tell({ kind: 'failed', message, ...findSpot(event.lineno, this.places) })
  }

  private receive(data: unknown): void {
    const message = readMessage(data)
    const limit = this.meter.count(message)
    if (limit) return this.endOver(limit)
    if (!message) return
    if (message.kind === 'done' || message.kind === 'failed') this.end()
    this.tell(message)
  }
}

function serve(port: MessagePort): void {
  let run: Run | undefined
  const tell = (message: FromFrame) => port.postMessage(message)
  const start = (job: Job) => new Run(job, (what) => tell({ kind: 'run', run: job.run, what }))
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data.kind === 'answer') return run?.answer(data.id, data.reply)
    run?.end()
    run = data.kind === 'run' ? start(data.job) : undefined
  }
  tell({ kind: 'ready' })
}

// The page hands over a port once. Anything else that's sent to this window isn't heard.
addEventListener('message', ({ ports: [port] }) => port && serve(port), { once: true })
