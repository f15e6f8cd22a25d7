import { test } from '@playwright/test'

// Takes the place of the journeys, so that a run says what it did not do.
test('journeys in a second engine', () => {
  test.skip(true, 'Firefox is not on this machine: install firefox-esr, or name it in FIREFOX_PATH.')
})
