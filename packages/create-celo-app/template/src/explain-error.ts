import {
  BaseError,
  ContractFunctionRevertedError,
  InsufficientFundsError,
  UserRejectedRequestError,
} from 'viem'

/** What to tell the user about a transaction that didn't happen. */
export function explainError(error: unknown): string {
  if (!(error instanceof BaseError)) return error instanceof Error ? error.message : String(error)
  if (error.walk((cause) => cause instanceof UserRejectedRequestError))
    return 'You canceled it in your wallet.'
  const revert = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  if (revert instanceof ContractFunctionRevertedError) return explainRevert(revert)
  if (error.walk((cause) => cause instanceof InsufficientFundsError))
    return "Your balance doesn't cover the network fee. Choose another fee currency."
  return error.details || error.shortMessage
}

function explainRevert({ data, reason, shortMessage }: ContractFunctionRevertedError): string {
  if (data?.errorName === 'WrongLength') {
    const [found, allowed] = data.args as readonly [bigint, bigint] // from the ABI
    return found === 0n
      ? 'Write something first.'
      : `The text has ${found} bytes, and ${allowed} are allowed.`
  }
  return reason ?? data?.errorName ?? shortMessage
}
