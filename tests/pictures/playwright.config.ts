import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

/** `npm run pictures` takes pictures of the templates into .cache/pictures, to be looked at beside the design. */
export default defineConfig({
  ...base,
  projects: [{ name: 'chromium' }],
  testDir: '.',
  outputDir: '../../test-results/pictures-run',
  globalSetup: '../support/serve-product.ts',
  reporter: [['line']],
})
