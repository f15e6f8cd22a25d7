import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

/**
 * To compare with the design: `npm run pictures` saves screenshots of the templates in .cache/pictures, and
 * `npm run measure:design` prints where each template's substance starts, beside the design's figures.
 * `npm run measure:search` prints how long the search takes, beside its targets.
 */
export default defineConfig({
  ...base,
  projects: [{ name: 'chromium' }],
  testDir: '.',
  outputDir: '../../test-results/pictures-run',
  globalSetup: '../support/serve-product.ts',
  reporter: [['line']],
})
