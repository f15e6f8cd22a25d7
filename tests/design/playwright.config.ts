import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

/** `npm run measure:design` prints where each template's substance starts, beside the design's figures. */
export default defineConfig({
  ...base,
  projects: [{ name: 'chromium' }],
  testDir: '.',
  outputDir: '../../test-results/design',
  globalSetup: '../support/serve-product.ts',
  reporter: [['line']],
})
