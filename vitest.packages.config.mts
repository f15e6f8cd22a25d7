import { configDefaults, defineConfig } from 'vitest/config'

/**
 * Tests that install the packages in `.cache/packages/` and start them; `npm run test:packages` packs them first. The time
 * limits are only for tests that hang: an install and a build take minutes on a busy machine.
 */
export default defineConfig({
  test: {
    testTimeout: 600_000,
    hookTimeout: 600_000,
    include: ['packages/**/*.packed.test.ts'],
    exclude: [...configDefaults.exclude, '**/.cache/**'],
  },
})
