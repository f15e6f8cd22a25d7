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

/** The lines `NAME=value` of a text, as in an .env file. */
const parseEnv = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^\s*(?:export\s+)?([\w.]+)\s*=\s*(['"]?)(.*?)\2\s*$/gm)].map(([, name, , value]) => [
      name,
      value,
    ]),
  ) as Record<string, string>

/**
 * The program's `process`.
 * @param read reads a file of the run
 */
export function makeProcess(env: Readonly<Record<string, string>>, read: (path: unknown) => string) {
  const own: Record<string, string> = { ...env }
  return {
    env: own,
    argv: ['node', 'sample.ts'],
    exitCode: undefined,
    loadEnvFile: (path: unknown = '.env') => void Object.assign(own, { ...parseEnv(read(path)), ...own }),
  }
}
