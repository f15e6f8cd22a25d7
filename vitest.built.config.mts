import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that read the built site, `build/`; `npm test` runs them after the build. Files share a process, and what it reads. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    retry: 1, // named at the end of the run; see `MOST_UNSTEADY`
    isolate: false,
    setupFiles: ['tests/support/after-tests.ts'],
    include: ['**/*.built.test.ts'],
    exclude: [...configDefaults.exclude, '**/.cache/**'],
  },
})
