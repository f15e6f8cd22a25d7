import { configDefaults, defineConfig } from 'vitest/config'
import { listAloneTests } from './tools/gate/alone-tests'

/** Folders of dependencies and results, and tests that other configurations run. */
const exclude = [
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
]
const alone = listAloneTests()

/**
 * Tests that don't need a build. Those for the built site are in `vitest.built.config.mts`, and those for packed packages
 * in `vitest.packages.config.mts`. Most files share a process, which takes half as long, because what they import is
 * loaded once. The time limit is only for tests that hang, so none fails because of a busy machine.
 */
export default defineConfig({
  esbuild: { jsx: 'automatic' }, // as the site's own builds read it
  test: {
    testTimeout: 60_000,
    // A test that passes when tried again is named at the end of the run; see `MOST_UNSTEADY`.
    retry: 1,
    setupFiles: ['tests/support/after-tests.ts'],
    projects: [
      { extends: true, test: { name: 'shared', isolate: false, exclude: [...exclude, ...alone] } },
      { extends: true, test: { name: 'alone', include: alone, exclude } },
    ],
  },
})
