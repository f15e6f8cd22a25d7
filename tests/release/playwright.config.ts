import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

/** What takes too long for the gate: `npm run test:release` runs it before a release. */
export default defineConfig({
  ...base,
  use: { ...base.use, actionTimeout: 30_000 }, // something that can't be pressed fails its step
  projects: [{ name: 'chromium' }],
  testDir: '.',
  outputDir: '../../test-results/release',
  globalSetup: '../support/serve-product.ts',
  reporter: [['line'], ['json', { outputFile: '../../test-results/release.json' }]],
})
