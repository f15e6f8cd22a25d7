import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, vi } from 'vitest'

/*
 * Tests that never wait keep their process from answering Vitest, which gives up after 60 seconds and fails the run,
 * although each test was short. So each one is followed by a turn of the event loop.
 */
afterEach(() => setImmediate())

/** What a file stubbed stays for its own tests, and not for the next file in the same process. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
