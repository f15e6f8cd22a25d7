import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that need no build. Those on the built site are in `vitest.built.config.ts`. */
export default defineConfig({
  test: { exclude: [...configDefaults.exclude, '**/.cache/**', '**/*.built.test.ts'] },
})
