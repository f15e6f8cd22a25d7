import { Agent, type IncomingMessage, request } from 'node:http'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { canonicalAddress } from '../../model/http/rules'

export interface GoodResult {
  readonly answers: number
  /** Descriptions of what was wrong. */
  readonly wrong: readonly string[]
  readonly slowestMs: number
}

/** Milliseconds that a reader would wait at most. */
const TIMEOUT_MS = 30_000
/** Milliseconds between two requests, because this is a reader rather than a load test. */
const REST = 10
const NOTHING_EVERY = 10
const ENCODINGS = ['identity', 'gzip', 'br'] as const

const DECODED: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

interface Answer {
  readonly status: number | undefined
  readonly body: Buffer
}

async function ask(url: string, encoding: string, agent: Agent): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'accept-encoding': encoding } }, resolve)
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)))
    sent.once('error', reject).end()
  })
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer) // no encoding is set, so chunks are bytes
  const body = Buffer.concat(parts)
  const decode = DECODED[response.headers['content-encoding'] ?? '']
  return { status: response.statusCode, body: decode ? decode(body) : body }
}

/**
 * Reads page after page over one connection, in each encoding, and compares each with its file. Every tenth request is
 * for a page that doesn't exist.
 * @param folder the built folder
 * @param pages files of it, such as `build/index.html`
 * @param more called before each request: whether to continue
 */
export async function readGood(
  url: string,
  { folder, pages, more }: { folder: string; pages: readonly string[]; more: () => boolean },
): Promise<GoodResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const wrong: string[] = []
  let [answers, slowestMs] = [0, 0]
  for (let turn = 0; more(); turn += 1) {
    const isNothing = turn % NOTHING_EVERY === NOTHING_EVERY - 1
    const file = isNothing ? '404.html' : pages[turn % pages.length]!
    const address = isNothing ? `/nothing-${turn}` : canonicalAddress(`/${file}`)
    const from = performance.now()
    try {
      const { status, body } = await ask(url + encodeURI(address), ENCODINGS[turn % ENCODINGS.length]!, agent)
      const expected = isNothing ? 404 : 200
      if (status !== expected) wrong.push(`${address}: found status ${status}, expected ${expected}`)
      else if (!body.equals(await readFile(path.join(folder, file))))
        wrong.push(`${address}: found ${body.length} bytes that are not those of ${file}`)
    } catch (error) {
      wrong.push(`${address}: ${error instanceof Error ? error.message : String(error)}`)
    }
    answers += 1
    slowestMs = Math.max(slowestMs, performance.now() - from)
    await wait(REST)
  }
  agent.destroy()
  return { answers, wrong, slowestMs: Math.round(slowestMs) }
}
