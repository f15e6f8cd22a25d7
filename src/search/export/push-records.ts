import type { ExportedRecord } from './algolia-records'
import type { PushRequest, Target } from './targets'

export interface PushOptions {
  readonly batchSize: number
  /** Attempts per batch. */
  readonly tries: number
  /** Waits before the next attempt; its argument is the number of the failed attempt, from 1. */
  readonly wait: (attempt: number) => Promise<void>
  readonly onProgress: (done: number, all: number) => void
  /** Builds every batch but sends none. */
  readonly dryRun?: boolean
}

/** Statuses after which the same request may succeed. */
const isPassing = (status: number) => status === 429 || status >= 500

async function once({ method, url, headers, body }: PushRequest): Promise<{ status: number; text: string }> {
  const response = await fetch(url, {
    method,
    headers: { ...headers },
    body,
    signal: AbortSignal.timeout(30_000),
  })
  return { status: response.status, text: await response.text() }
}

async function sendBatch(target: Target, request: PushRequest, { tries, wait }: PushOptions): Promise<void> {
  let reason = ''
  for (let attempt = 1; attempt <= tries; attempt++) {
    const answer = await once(request).catch((error: unknown) => ({ status: 599, text: String(error) }))
    const fault =
      answer.status < 300
        ? target.faultIn(answer.text)
        : `status ${answer.status}: ${answer.text.slice(0, 200)}`
    if (fault === undefined) return
    reason = fault
    if (!isPassing(answer.status)) break
    if (attempt < tries) await wait(attempt)
  }
  throw new Error(`${target.name}: ${reason}`)
}

/**
 * Sends records in batches, one after another, and retries requests that may succeed.
 * Out: the number of batches.
 * @throws Error naming the service and its response, for the first batch that can't be sent.
 */
export async function pushRecords(
  target: Target,
  records: readonly ExportedRecord[],
  options: PushOptions,
): Promise<number> {
  for (let start = 0; start < records.length; start += options.batchSize) {
    const batch = records.slice(start, start + options.batchSize)
    const request = target.batch(batch)
    if (!options.dryRun) await sendBatch(target, request, options)
    options.onProgress(start + batch.length, records.length)
  }
  return Math.ceil(records.length / options.batchSize)
}
