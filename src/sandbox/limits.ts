import type { FromWorker, Limit } from './messages'

/** What one run can use. A program that needs more is ended. */
export const LIMITS = {
  seconds: 30,
  lines: 1000,
  characters: 100_000,
  messages: 2500,
} as const satisfies Record<Limit, number>

/** Characters in one request. A contract's deployment needs less than half of this. */
const MAX_REQUEST = 500_000

const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * A message as the protocol has it, copied; undefined for anything else. A program can get at the worker's
 * `postMessage`, so what arrives can have any form.
 */
export function readMessage(data: unknown): FromWorker | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { kind, id, url, body, text, value, message, line, file, address } = data as Record<string, unknown>
  switch (kind) {
    case 'account':
      return { kind, address: readText(address).slice(0, 42) }
    case 'print':
      return { kind, text: readText(text) }
    case 'ask':
      return { kind, id: Number(id), url: readText(url).slice(0, 2000), body: readText(body) }
    case 'done':
      return typeof value === 'string' ? { kind, value } : { kind }
    case 'failed':
      return {
        kind,
        message: readText(message),
        ...(typeof line === 'number' && typeof file === 'string' && { line, file }),
      }
    default:
      return undefined
  }
}

/** Counts what a run uses. */
export class Meter {
  private messages = 0
  private lines = 0
  private characters = 0

  /** Counts a message. Returns the limit that it exceeds, if any. */
  count(message: FromWorker | undefined): Limit | undefined {
    if (++this.messages > LIMITS.messages) return 'messages'
    if (message?.kind === 'ask') return message.body.length > MAX_REQUEST ? 'characters' : undefined
    const text = message?.kind === 'print' ? message.text : message?.kind === 'done' ? message.value : ''
    if (!text) return undefined
    this.lines += text.split('\n', LIMITS.lines + 1).length
    this.characters += text.length
    if (this.characters > LIMITS.characters) return 'characters'
    return this.lines > LIMITS.lines ? 'lines' : undefined
  }
}
