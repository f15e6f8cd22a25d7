import { inspect } from '../../inspect'

class AssertionError extends Error {
  override name = 'AssertionError'
}

function require(isTrue: unknown, message: unknown, otherwise: string): asserts isTrue {
  if (isTrue) return
  if (message instanceof Error) throw message
  throw new AssertionError(message === undefined ? otherwise : String(message))
}

const ok = (value: unknown, message?: unknown): void =>
  require(value, message, `${inspect(value)} isn't truthy`)

const matches = (error: unknown, expected: unknown): boolean =>
  expected instanceof RegExp
    ? expected.test(String(error))
    : typeof expected !== 'function' || error instanceof (expected as new () => unknown)

/** The part of `node:assert/strict` that programs on the site use. */
export const assert = Object.assign(ok, {
  ok,
  equal: (found: unknown, expected: unknown, message?: unknown) =>
    require(Object.is(found, expected), message, `expected ${inspect(expected)}, found ${inspect(found)}`),
  deepEqual: (found: unknown, expected: unknown, message?: unknown) =>
    require(inspect(found) ===
      inspect(expected), message, `expected ${inspect(expected)}, found ${inspect(found)}`),
  throws: (call: () => unknown, expected?: unknown) => {
    try {
      call()
    } catch (error) {
      return require(matches(error, expected), undefined, `found another error: ${inspect(error)}`)
    }
    require(false, undefined, "expected an error, and there wasn't any")
  },
  rejects: async (promise: Promise<unknown> | (() => Promise<unknown>), expected?: unknown) => {
    try {
      await (typeof promise === 'function' ? promise() : promise)
    } catch (error) {
      return require(matches(error, expected), undefined, `found another error: ${inspect(error)}`)
    }
    require(false, undefined, "expected a rejection, and there wasn't any")
  },
})
