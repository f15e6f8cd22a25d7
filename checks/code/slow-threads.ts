import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { places } from './places'
import type { Problem } from './problem'
import type { SlowCheck, SlowInput } from './slow-checks'

/** What a thread answers to one request. */
type Answer = { readonly problems: Problem[] } | { readonly error: Error }

/** Threads for the slow checks, one each, so that programs run on the local chain meanwhile. */
export class SlowThreads {
  private readonly threads = new Map<SlowCheck, Worker>()

  /**
   * Does a slow check in its thread, which starts with its first check and keeps what it read of libraries. One check of
   * a name at a time.
   *
   * @param input what the check takes: it is copied
   * @throws what the check throws
   */
  check<Name extends SlowCheck>(name: Name, input: SlowInput<Name>): Promise<Problem[]> {
    const thread = this.threadOf(name)
    return new Promise((resolve, reject) => {
      const settle = (answer: Answer) => {
        thread.off('message', settle).off('error', fail).off('exit', end)
        if ('error' in answer) reject(answer.error)
        else resolve(answer.problems)
      }
      const fail = (error: Error) => {
        this.threads.delete(name)
        settle({ error })
      }
      const end = (code: number) =>
        fail(new Error(`The check of ${name} ended with ${code} before it told a result.`))
      thread.once('message', settle).once('error', fail).once('exit', end)
      thread.postMessage(input)
    })
  }

  private threadOf(name: SlowCheck): Worker {
    const running = this.threads.get(name)
    if (running) return running
    const started = new Worker(join(places.checks, 'slow-worker.mjs'), { workerData: name })
    this.threads.set(name, started)
    return started
  }

  /** Ends all threads. */
  async stop(): Promise<void> {
    const running = [...this.threads.values()]
    this.threads.clear()
    await Promise.all(running.map((thread) => thread.terminate()))
  }
}
