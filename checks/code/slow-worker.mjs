// A thread that does one slow check, each time that it is asked; see slow-threads.ts. A thread does not know TypeScript by
// itself.
import { parentPort, workerData } from 'node:worker_threads'
import { tsImport } from 'tsx/esm/api'

const { slowChecks } = await tsImport('./slow-checks.ts', import.meta.url)
const check = slowChecks[workerData]

parentPort.on('message', (input) => {
  try {
    parentPort.postMessage({ problems: check(input) })
  } catch (error) {
    parentPort.postMessage({ error })
  }
})
