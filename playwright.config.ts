import { defineConfig } from '@playwright/test'

/** Browser tests on the built site, through the shipped server. `tests/support/serve-sites.ts` starts it. */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/support/serve-sites.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
