import { checkSolidity } from './check-solidity'
import { checkTypes } from './check-types'

/** Checks that keep a processor busy for seconds without a pause. */
export const slowChecks = { solidity: checkSolidity, types: checkTypes }

export type SlowCheck = keyof typeof slowChecks
export type SlowInput<Name extends SlowCheck> = Parameters<(typeof slowChecks)[Name]>[0]
