import { configDefaults, defineConfig } from 'vitest/config'

/**
 * Tests that need no build; those on the built site are in `vitest.built.config.ts`. The time limit is there to end what
 * hangs: no test fails because the machine is busy.
 */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    exclude: [...configDefaults.exclude, '**/.cache/**', '**/*.built.test.ts'],
  },
})
