import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

/** `npm run pictures` saves screenshots of the templates in .cache/pictures, to compare with the design. */
export default defineConfig({
  ...base,
  projects: [{ name: 'chromium' }],
  testDir: '.',
  outputDir: '../../test-results/pictures-run',
  globalSetup: '../support/serve-product.ts',
  reporter: [['line']],
})
