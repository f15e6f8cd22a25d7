// Runs all kinds of clients against a server for a while, next to one that behaves well.
import { setMaxListeners } from 'node:events'
import { statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Client, emptyTally, leaving, malformed, slow, type Tally } from '../../bench/load/clients'
import { listFiles, pageFiles } from '../../postbuild/built-files'
import type { Limits } from '../../server/limits'
import { isPrivate } from '../../model/http/rules'
import { type GoodResult, readGood } from './good-client'
import { type HeldResult, type Holding, holdings, holdSockets } from './held-sockets'
import { pipelined } from './pipelined'
import { type Taken, type Watched, watchProcess } from './watch-process'

export interface SoakOptions {
  readonly url: string
  /** The served folder. */
  readonly folder: string
  readonly seconds: number
  /** The server's limits. */
  readonly limits: Limits
  /** Extra time for a busy machine on top of a limit, in ms. */
  readonly marginMs: number
  /** Connections of each kind. */
  readonly each: number
  readonly look: () => Taken
}

export interface SoakResult {
  readonly seconds: number
  readonly good: GoodResult
  readonly others: Tally
  readonly held: readonly HeldResult[]
  readonly taken: Watched
  readonly before: Taken
  readonly after: Taken
}

/** Bytes that fill a connection's buffers. */
const FILLS_BUFFERS = 24_000_000
// Milliseconds: a rude client's pause between requests, a slow reader's pause between chunks, and how often and how long
// to check whether all clients have left.
const RUDE_REST = 250
const SLOW_REST = 20
const LOOK_AGAIN = 200
const GONE_WITHIN = 10_000

function largestFile(folder: string): { path: string; bytes: number } {
  const files = listFiles(folder)
    .filter((file) => !isPrivate(`/${file}`) && !file.endsWith('.html'))
    .map((file) => ({ path: `/${file}`, bytes: statSync(path.join(folder, file)).size }))
    .sort((one, other) => other.bytes - one.bytes)
  const [largest] = files
  if (!largest) throw new Error(`${folder}: found only pages, expected a built site. Fix: npm run build.`)
  return largest
}

/** Adds up the results of several connections of one kind. */
function merge(results: readonly HeldResult[]): HeldResult {
  const [{ kind, limitMs }] = results as [HeldResult]
  const sum = (of: 'closed' | 'outlived') => results.reduce((total, result) => total + result[of], 0)
  const longestMs = Math.max(...results.map((result) => result.longestMs))
  return { kind, limitMs, closed: sum('closed'), outlived: sum('outlived'), longestMs }
}

async function whenGone(look: () => Taken, before: Taken): Promise<Taken> {
  const end = performance.now() + GONE_WITHIN
  while (look().descriptors > before.descriptors && performance.now() < end) await wait(LOOK_AGAIN)
  return look()
}

/** Waits for a client. If it still has no answer long after the end, gives up and counts a wrong answer. */
async function unlessStuck(
  client: Promise<void>,
  { over, marginMs, others }: { over: AbortSignal; marginMs: number; others: Tally },
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const stuck = new Promise<void>((resolve) => {
    const giveUp = () => {
      others.errors.push(`a client had no answer ${marginMs} ms after the end`)
      resolve()
    }
    over.addEventListener('abort', () => (timer = setTimeout(giveUp, marginMs)))
  })
  let isDone = false
  const done = client.then(() => void (isDone = true))
  await Promise.race([done, stuck])
  if (isDone) clearTimeout(timer)
}

/** Runs the soak test on a server that's listening. Rejects if a connection can't be opened. */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const { url, folder, seconds, limits, marginMs, each, look } = options
  const large = largestFile(folder)
  const pages = (await pageFiles(folder)).filter((file) => file !== '404.html')
  const times = Math.min(limits.waiting, Math.ceil(FILLS_BUFFERS / large.bytes))
  const ways = holdings(limits, marginMs, { path: large.path, times })
  const others = emptyTally()
  const over = new AbortController()
  setMaxListeners(0, over.signal) // one for each held connection
  const more = () => !over.signal.aborted
  const many = <T>(run: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: each }, (_, at) => run(at)))
  const rude = (client: (turn: number) => Client) =>
    many((at) =>
      unlessStuck(repeat(client, at, { url, others, more }), { over: over.signal, marginMs, others }),
    )
  await readGood(url, { folder, pages, more: pickFirst(1) })
  const before = look()
  const watch = watchProcess(look)
  const course = wait(seconds * 1000).then(() => {
    over.abort()
    return watch.stop() // before the last clients leave
  })
  const hold = (way: Holding) => many(() => holdSockets(url, way, over.signal)).then(merge)
  const [taken, good, held] = await Promise.all([
    course,
    readGood(url, { folder, pages, more }),
    Promise.all(ways.map(hold)),
    rude(() => leaving(large.path)),
    rude(() => slow(large.path, SLOW_REST)),
    rude((at) => malformed(at)),
    rude(() => pipelined(large.path)),
  ])
  return { seconds, good, others, held, taken, before, after: await whenGone(look, before) }
}

/**
 * Runs a client for one request, pauses, and runs the next. A soak test looks for leaks and isn't a load test: Node's
 * event loop accepts one connection per turn, so under load all others would have to wait longer than any limit.
 */
async function repeat(
  client: (turn: number) => Client,
  from: number,
  { url, others, more }: { url: string; others: Tally; more: () => boolean },
): Promise<void> {
  for (let turn = from; more(); turn += 1) {
    await client(turn)(url, others, pickFirst(1))
    await wait(RUDE_REST)
  }
}

function pickFirst(count: number): () => boolean {
  let done = 0
  return () => (done += 1) <= count
}
