import { configDefaults, defineConfig } from 'vitest/config'

/**
 * Tests that need no build; those on the built site are in `vitest.built.config.mts`, those on packed packages in
 * `vitest.packages.config.mts`. The time limit is there to end what hangs: no test fails because the machine is busy.
 */
export default defineConfig({
  test: {
    exclude: [
      ...configDefaults.exclude,
      '**/.cache/**',
      '**/*.built.test.ts',
      '**/*.packed.test.ts',
      'build*/**',
      'tests/browser/**',
      'tests/accessibility/**',
      'tests/release/**',
      'tests/pictures/**',
      'checks/code/tier-b/**',
    ],
    testTimeout: 60_000,
  },
})
