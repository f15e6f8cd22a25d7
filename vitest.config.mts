import { configDefaults, defineConfig } from 'vitest/config'

/**
 * Tests that don't need a build. Those for the built site are in `vitest.built.config.mts`, and those for packed packages
 * in `vitest.packages.config.mts`. The time limit is only for tests that hang, so none fails because of a busy machine.
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
      'tests/exhaustive/**',
      'tests/release/**',
      'tests/pictures/**',
      'checks/code/heavy-dependencies/**',
    ],
    testTimeout: 60_000,
  },
})
