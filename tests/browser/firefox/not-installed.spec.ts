import { test } from '@playwright/test'
import { OLDEST_FIREFOX } from '../../support/firefox-path'

// Takes the place of the journeys, so that a run says what it did not do.
test('journeys in a second engine', () => {
  test.skip(
    true,
    `No Firefox ${OLDEST_FIREFOX} or newer on this machine: install firefox-esr, or name it in FIREFOX_PATH.`,
  )
})
