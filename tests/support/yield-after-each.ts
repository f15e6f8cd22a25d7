import { setImmediate } from 'node:timers/promises'
import { afterEach } from 'vitest'

/*
 * Tests that never wait keep their process from answering Vitest, which gives up after 60 seconds and fails the run,
 * although each test was short. So each one is followed by a turn of the event loop.
 */
afterEach(() => setImmediate())
