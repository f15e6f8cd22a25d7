import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that install the packages in `.cache/packages/` and start them; `npm run test:packages` packs them first. */
export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 300_000,
    include: ['packages/**/*.packed.test.ts'],
    exclude: [...configDefaults.exclude, '**/.cache/**'],
  },
})
