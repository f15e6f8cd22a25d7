import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that read the built site, `build/`; `npm test` runs them after the build. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: ['**/*.built.test.ts'],
    exclude: [...configDefaults.exclude, '**/.cache/**'],
  },
})
