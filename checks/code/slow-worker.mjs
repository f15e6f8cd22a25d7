// A thread that does one slow check and ends; see check-apart.ts. A thread does not know TypeScript by itself.
import { parentPort, workerData } from 'node:worker_threads'
import { tsImport } from 'tsx/esm/api'

const { slowChecks } = await tsImport('./slow-checks.ts', import.meta.url)
parentPort.postMessage(slowChecks[workerData.name](workerData.input))
