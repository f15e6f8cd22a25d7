// The start of a worker's script. The reader's program follows it as an argument of `celoRun`.
import { inspect } from '../inspect'
import type { FromWorker, Start, ToWorker } from '../messages'
import { findLine } from './find-line'
import { closeDoors, makeConsole, makeProcess } from './globals'
import { requireModule } from './modules'
import { Pending, type Timers } from './pending'
import { privateKeyToAccount } from 'viem/accounts'
import { Requests } from './requests'

type Program = (...environment: unknown[]) => Promise<unknown>

const scope = globalThis as typeof globalThis & { celoRun?: (program: Program) => void }
const post = scope.postMessage.bind(scope) as (message: FromWorker) => void
const pending = new Pending()
const requests = new Requests(post, pending)

function tellFailure(error: unknown, before: number): void {
  const line = error instanceof Error ? findLine(error.stack ?? '', before) : undefined
  post({ kind: 'failed', message: inspect(error), ...(line !== undefined && { line }) })
}

async function start(program: Program, { env, before }: Start): Promise<void> {
  scope.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    tellFailure(event.reason, before)
  })
  try {
    if (env.PRIVATE_KEY)
      post({ kind: 'account', address: privateKeyToAccount(env.PRIVATE_KEY as `0x${string}`).address })
    const module = { exports: {} }
    const environment = [module.exports, module, makeConsole(post), makeProcess(env), requests.fetch]
    const value = await program(requireModule, ...environment)
    await pending.end()
    post({ kind: 'done', ...(value !== undefined && { value: inspect(value) }) })
  } catch (error) {
    tellFailure(error, before)
  }
}

scope.celoRun = (program) => {
  scope.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === 'answer') requests.settle(data.id, data.reply)
    else void start(program, data)
  })
}

Error.stackTraceLimit = 50 // from viem's own calls to the reader's line
closeDoors(scope)
pending.countTimers(scope as unknown as Timers)
scope.fetch = requests.fetch
