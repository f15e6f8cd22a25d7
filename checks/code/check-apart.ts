import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { places } from './places'
import type { Problem } from './problem'
import type { SlowCheck, SlowInput } from './slow-checks'

/**
 * Does a slow check in a thread of its own, so that programs run on the local chain meanwhile.
 *
 * @param input what the check takes: it is copied
 * @throws what the check throws
 */
export function checkApart<Name extends SlowCheck>(name: Name, input: SlowInput<Name>): Promise<Problem[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(places.checks, 'slow-worker.mjs'), {
      workerData: { name, input },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => {
      reject(new Error(`The check of ${name} ended with ${code} before it told a result.`))
    })
  })
}
