import type { Page, Route } from '@playwright/test'

export type Held = {
  /** Settles when the page has made the first request. */
  wanted: Promise<void>
  /** Releases them and all later ones. */
  release: () => void
}

function signal() {
  let settle = () => {}
  const settled = new Promise<void>((resolve) => (settle = resolve))
  return { settled, settle }
}

const continueRequest = (route: Route): Promise<void> => route.continue()

/**
 * Delays every matching request until `release`; by default, all that load a page.
 * @param answer what happens then; by default, the server answers
 */
export async function holdRequests(
  page: Page,
  pattern: string | RegExp = '**/*',
  answer = continueRequest,
): Promise<Held> {
  const [asked, gate] = [signal(), signal()]
  await page.route(pattern, async (route) => {
    const bringsPage = ['fetch', 'script'].includes(route.request().resourceType())
    if (pattern === '**/*' && !bringsPage) return route.fallback()
    asked.settle()
    await gate.settled
    // If the tab has left the page meanwhile, nobody needs the answer.
    await answer(route).catch(() => undefined)
  })
  return { wanted: asked.settled, release: gate.settle }
}
