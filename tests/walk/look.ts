import type { CDPSession } from '@playwright/test'
import { expect } from '../support/test'
import { expectFreshPage } from './checks'
import { measureHeld, type Held } from './leaks'
import { goTo } from './places'
import type { Reader } from './reader'

/** Visiting these pages replaces what the browser and React keep from earlier pages. */
const RESTS = ['/build/', '/', '/build/', '/'] as const

/**
 * Measures what the tab uses, always on the same page and at the same width.
 * @param session DevTools protocol session with the reader's tab
 */
export async function lookAtHeld(reader: Reader, session: CDPSession): Promise<Held> {
  reader.isOffline = false
  await reader.context.setOffline(false)
  reader.isNarrow = false
  await reader.page.setViewportSize({ width: 1280, height: 900 })
  for (const address of RESTS) {
    const link = reader.page.locator(`header :is(.brand, .navbar-item)[href="${address}"]`)
    await expect(link).toBeVisible()
    await goTo(reader, address, () => link.click())
    await expectFreshPage(reader, address)
  }
  reader.isBent = false
  return measureHeld(session)
}
