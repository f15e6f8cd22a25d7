import type { FromWorker } from '../messages'
import { formatLine } from '../inspect'

/**
 * What a program has no use for here. The frame's policy and its origin, which has no storage, are what keeps a
 * program in; without these names, it gets a plain error instead of a silent failure.
 */
const CLOSED = [
  ...['BroadcastChannel', 'EventSource', 'SharedWorker', 'WebSocket', 'WebSocketStream', 'WebTransport'],
  ...['Worker', 'XMLHttpRequest', 'caches', 'importScripts', 'indexedDB', 'postMessage'],
]

/** Removes them from a worker's scope and from what it inherits. */
export function closeDoors(scope: object): void {
  for (let owner: object | null = scope; owner; owner = Object.getPrototypeOf(owner) as object | null)
    for (const name of CLOSED) Reflect.deleteProperty(owner, name)
}

/** The program's `console`: each call is one message. */
export function makeConsole(post: (message: FromWorker) => void): Record<string, unknown> {
  const log = (...values: unknown[]) => post({ kind: 'print', text: formatLine(values) })
  return { log, info: log, warn: log, error: log, debug: log, table: log, dir: log }
}

/** The program's `process`. */
export const makeProcess = (env: Readonly<Record<string, string>>) => ({
  env: { ...env },
  argv: ['node', 'sample.ts'],
  exitCode: undefined,
})
