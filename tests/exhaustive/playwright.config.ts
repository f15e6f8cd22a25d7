import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

process.env['EXHAUSTIVE'] = '1' // workers read this file too

/**
 * What `npm test` does for a sample, for everything: every page in both themes and at both widths, every page at the
 * narrowest window of each layout, where each page's text starts, the first screen of every long page, 1,000 fuzzed
 * URLs, and every program that readers can run or edit, on a local chain. `--shard=1/4` runs a quarter.
 */
export default defineConfig({
  ...base,
  projects: [{ name: 'chromium' }],
  testDir: '../browser',
  testMatch: [
    ...['trust/every-route.spec.ts', 'trust/widths.spec.ts', 'trust/fuzzed-addresses.spec.ts'],
    'first-screen.spec.ts',
    'trust/first-content.spec.ts',
    ...['live-samples/recorded-output.spec.ts', 'sample-editor/recorded-output.spec.ts'],
  ],
  outputDir: '../../test-results/exhaustive',
  globalSetup: '../support/serve-sites.ts',
})
