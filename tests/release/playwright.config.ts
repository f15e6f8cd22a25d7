import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

/** Tests that take too long for `npm test`; `npm run test:release` runs them before a release. */
export default defineConfig({
  ...base,
  use: { ...base.use, actionTimeout: 30_000 }, // something that can't be pressed fails its step
  projects: [{ name: 'chromium' }],
  testDir: '.',
  outputDir: '../../test-results/release',
  globalSetup: '../support/serve-product.ts',
  reporter: [['line'], ['json', { outputFile: '../../test-results/release.json' }]],
})
