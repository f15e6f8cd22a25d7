// The start of a worker's script. The files of the reader's program follow it as arguments of `celoAdd`.
import { inspect } from '../inspect'
import { findSpotInStack } from '../find-spot'
import type { FromWorker, Place, Start, ToWorker } from '../messages'
import { closeDoors, makeConsole, makeProcess } from './globals'
import { Modules } from './modules'
import { Files } from './node/files'
import { Pending, type Timers } from './pending'
import { privateKeyToAccount } from 'viem/accounts'
import type { Provide } from './provided'
import { Requests } from './requests'

/** A file of the program, as a function of what a file has in Node.js. */
type File = (...environment: unknown[]) => Promise<unknown>

/** A bundle besides this one, as a function of what a CommonJS module has. */
type Bundle = (require: (name: string) => object, module: { exports: object }, exports: object) => void

const scope = globalThis as typeof globalThis & {
  celoAdd?: (name: string, file: File) => void
  celoProvide?: (bundle: Bundle) => void
}
const post = scope.postMessage.bind(scope) as (message: FromWorker) => void
const pending = new Pending()
const requests = new Requests(post, pending)
const files: [name: string, file: File][] = []
const bundles: Bundle[] = []

function tellFailure(error: unknown, places: readonly Place[]): void {
  const spot = error instanceof Error ? findSpotInStack(error.stack ?? '', places) : undefined
  post({ kind: 'failed', message: inspect(error), ...spot })
}

/** Adds what the bundles have to the modules and to the scope. */
function runBundles(modules: Modules): void {
  for (const bundle of bundles) {
    const module = { exports: {} }
    bundle(modules.requireFrom(''), module, module.exports)
    const { provide } = module.exports as { provide: Provide }
    const { modules: own, globals } = provide({ fetch: scope.fetch, pending })
    modules.provide(own)
    Object.assign(scope, globals)
  }
}

/** Runs the files one after another. Returns what the last one returns, which is the program itself. */
async function runFiles({ env, data }: Start): Promise<unknown> {
  const modules = new Modules(new Files(data))
  const [console, process] = [makeConsole(post), makeProcess(env, modules.files.read)]
  runBundles(modules)
  let value: unknown
  for (const [name, file] of files) {
    const module = modules.add(name)
    value = await file(modules.requireFrom(name), module.exports, module, console, process, scope.fetch)
  }
  await modules.tests.run((text) => post({ kind: 'print', text }))
  return value
}

async function start(job: Start): Promise<void> {
  scope.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    tellFailure(event.reason, job.places)
  })
  try {
    const key = job.env.PRIVATE_KEY
    if (key) post({ kind: 'account', address: privateKeyToAccount(key as `0x${string}`).address })
    const value = await runFiles(job)
    await pending.end()
    post({ kind: 'done', ...(value !== undefined && { value: inspect(value) }) })
  } catch (error) {
    tellFailure(error, job.places)
  }
}

scope.celoProvide = (bundle) => void bundles.push(bundle)
scope.celoAdd = (name, file) => void files.push([name, file])
scope.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'answer') requests.settle(data.id, data.reply)
  else void start(data)
})

Error.stackTraceLimit = 50 // from viem's own calls to the reader's line
closeDoors(scope)
pending.countTimers(scope as unknown as Timers)
scope.fetch = requests.fetch
