import type { Failure } from './wallet-failure'
import { chainIdRequest } from './wallet-requests'

/** Time in ms after which an endpoint counts as too slow. */
export const TIMEOUT_MS = 10_000

/** A chain ID as endpoints and wallets write it ("0xa4ec"), as a number; undefined for anything else. Pure. */
export function chainIdIn(value: unknown): number | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,13}$/i.test(value) ? Number(value) : undefined
}

/** The chain ID in an endpoint's response; undefined for anything else. Pure. */
export function getChainId(answer: unknown): number | undefined {
  return typeof answer === 'object' && answer !== null && 'result' in answer
    ? chainIdIn(answer.result)
    : undefined
}

type Answer = { chainId: number } | { failure: Failure }

async function ask(endpoint: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...chainIdRequest }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  })
  const chainId = response.ok ? getChainId(await response.json()) : undefined
  return chainId === undefined ? { failure: { kind: 'endpoint makes no sense' } } : { chainId }
}

/** Reads an endpoint's chain ID. Never throws: errors are returned as failures. */
export async function askChainId(endpoint: string, patience = TIMEOUT_MS): Promise<Answer> {
  const request = new AbortController()
  const timer = setTimeout(() => request.abort(), patience)
  try {
    return await ask(endpoint, request.signal)
  } catch (error) {
    if (request.signal.aborted) return { failure: { kind: 'endpoint is too slow' } }
    const isText = error instanceof SyntaxError // the response isn't JSON
    return { failure: { kind: isText ? 'endpoint makes no sense' : 'endpoint does not answer' } }
  } finally {
    clearTimeout(timer)
  }
}
