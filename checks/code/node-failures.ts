import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  ExecutionRevertedError,
  HttpRequestError,
  LimitExceededRpcError,
  RpcRequestError,
  TimeoutError,
} from 'viem'
import { EndpointError } from '../onchain/endpoint'

type ErrorClass<T> = abstract new (...args: never[]) => T

/** An error of a class among an error and its causes. */
function findCause<T>(error: unknown, kind: ErrorClass<T>): T | undefined {
  if (!(error instanceof BaseError)) return undefined
  return (error.walk((cause) => cause instanceof kind) as T | null) ?? undefined
}

const decodingErrors = /^(?:AbiDecoding|PositionOutOfBounds|InvalidBytesBoolean|SliceOffset)/

/** Why a call has no value although the node answered: a revert, no data, other data. Nothing when the node is at fault. */
export function whyNoValue(error: unknown): string | undefined {
  if (findCause(error, ContractFunctionRevertedError)) return 'a call that reverted'
  if (findCause(error, ExecutionRevertedError)) return 'a call that reverted'
  if (findCause(error, ContractFunctionZeroDataError))
    return 'no data: the contract has no such function, or no code'
  const isDecoding = (cause: unknown) => cause instanceof Error && decodingErrors.test(cause.name)
  if (error instanceof BaseError && error.walk(isDecoding)) return 'data of another type'
  return undefined
}

/** In: "30", seconds, or a date as HTTP writes it. Out: milliseconds; 0 for neither. */
export function readRetryAfter(header: string | null | undefined, now: number): number {
  if (!header) return 0
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? 0 : Math.max(0, date - now)
}

function explainHttp(error: HttpRequestError, name: string): EndpointError {
  const { status, headers } = error
  if (status === 429)
    return new EndpointError(
      `${name}: found HTTP 429, too many requests; expected an answer. Fix: run it again later, lower --concurrency, or pass another endpoint with --rpc.`,
      true,
      readRetryAfter(headers?.get('retry-after'), Date.now()),
    )
  if (status === undefined)
    return new EndpointError(
      `${name}: found no connection; expected a node. Fix: check the address after --rpc, and that this machine can reach it.`,
      true,
    )
  const isTemporary = status >= 500 || status === 408
  const advice = isTemporary ? 'run it again later' : 'check the address and its key'
  return new EndpointError(
    `${name}: found HTTP ${status}; expected an answer. Fix: ${advice}, or pass another endpoint with --rpc.`,
    isTemporary,
  )
}

/**
 * Puts what a node did wrong in an error that can be acted on. The address of a node can hold a key, so nothing of viem's
 * own text is repeated but the node's message.
 */
export function explainFailure(error: unknown, name: string, timeoutMs: number): Error {
  if (findCause(error, TimeoutError))
    return new EndpointError(
      `${name}: found no answer within ${timeoutMs / 1000} seconds; expected one. Fix: run it again with --timeout ${(timeoutMs * 3) / 1000}, or pass another endpoint with --rpc.`,
      true,
    )
  const tooMany = findCause(error, LimitExceededRpcError)
  if (tooMany)
    return new EndpointError(
      `${name}: found "${tooMany.details}" (too many requests); expected an answer. Fix: run it again later, lower --concurrency, or pass another endpoint with --rpc.`,
      true,
    )
  const failed = findCause(error, HttpRequestError)
  if (failed) return explainHttp(failed, name)
  if (!(error instanceof BaseError)) return error instanceof Error ? error : new Error(String(error))
  const said = findCause(error, RpcRequestError)?.details ?? error.shortMessage
  return new EndpointError(
    `${name}: found the error "${said}"; expected an answer. Fix: if the node lacks the state of the block, run it again or pass another endpoint with --rpc.`,
  )
}
