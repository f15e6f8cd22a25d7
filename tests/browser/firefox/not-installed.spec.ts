import { test } from '@playwright/test'
import { OLDEST_FIREFOX } from '../../support/firefox-path'

// Replaces the journeys, so the report shows what was skipped.
test('journeys in a second engine', () => {
  test.skip(
    true,
    `This machine has no Firefox ${OLDEST_FIREFOX} or newer: install firefox-esr, or set FIREFOX_PATH.`,
  )
})
