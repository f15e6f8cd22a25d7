import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

process.env['EXHAUSTIVE'] = '1' // workers read this file too

/**
 * What `npm test` does for a sample, for everything: every page in both themes and at both widths, every page at the
 * narrowest window of each layout, and 1,000 fuzzed URLs. `--shard=1/4` runs a quarter.
 */
export default defineConfig({
  ...base,
  projects: [{ name: 'chromium' }],
  testDir: '../browser/trust',
  testMatch: ['every-route.spec.ts', 'widths.spec.ts', 'fuzzed-addresses.spec.ts'],
  outputDir: '../../test-results/exhaustive',
  globalSetup: '../support/serve-sites.ts',
})
