import { defineConfig } from '@playwright/test'
import { firefoxPath } from './tests/support/firefox-path'
import type { Engine } from './tests/support/test'

/** Tests that run in the second engine, if it's installed: its own journeys, a reader's, and hostile URLs. */
const inFirefox = firefoxPath()
  ? ['firefox/journeys.spec.ts', 'journey.spec.ts', 'trust/hostile-addresses.spec.ts']
  : ['firefox/not-installed.spec.ts']

/** Browser tests on the built site, served by the production server, which `tests/support/serve-sites.ts` starts. */
export default defineConfig<object, Engine>({
  testDir: 'tests/browser',
  globalSetup: './tests/support/serve-sites.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes when tried again is named at the end of the run; see `MOST_UNSTEADY`.
  retries: 1,
  // Only for tests that hang: on a busy machine, a test that opens several pages takes a minute.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  projects: [
    { name: 'chromium', testIgnore: 'firefox/**' },
    {
      name: 'firefox',
      testMatch: inFirefox,
      use: { engine: 'firefox' },
      // It's slower to start and respond, especially on a busy machine.
      timeout: 180_000,
      expect: { timeout: 60_000 },
    },
  ],
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
