import { defineConfig } from '@playwright/test'
import { firefoxPath } from './tests/support/firefox-path'
import type { Engine } from './tests/support/test'

/** What the second engine runs, where it is installed: its own journeys, those of a reader, and hostile addresses. */
const inFirefox = firefoxPath()
  ? ['firefox/journeys.spec.ts', 'journey.spec.ts', 'trust/hostile-addresses.spec.ts']
  : ['firefox/not-installed.spec.ts']

/** Browser tests on the built site, through the shipped server. `tests/support/serve-sites.ts` starts it. */
export default defineConfig<object, Engine>({
  testDir: 'tests/browser',
  globalSetup: './tests/support/serve-sites.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  projects: [
    { name: 'chromium', testIgnore: 'firefox/**' },
    {
      name: 'firefox',
      testMatch: inFirefox,
      use: { engine: 'firefox' },
      // It is slower to start and to answer, on a busy machine above all.
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
