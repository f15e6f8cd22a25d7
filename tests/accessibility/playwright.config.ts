import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

/** Every route in the build, in both themes and at both widths. `--shard=1/4` runs a quarter of them. */
export default defineConfig({
  ...base,
  projects: [{ name: 'chromium' }],
  testDir: '.',
  outputDir: '../../test-results/accessibility',
  globalSetup: '../support/serve-product.ts',
  reporter: [['line'], ['json', { outputFile: '../../test-results/accessibility.json' }]],
})
