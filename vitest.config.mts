import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    exclude: [
      ...configDefaults.exclude,
      '**/.cache/**',
      'build/**',
      'tests/browser/**',
      'checks/code/tier-b/**',
    ],
    testTimeout: 30_000,
  },
})
