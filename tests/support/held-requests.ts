import type { Page } from '@playwright/test'

export type Held = {
  /** Settles when the page has asked for the first of them. */
  wanted: Promise<void>
  /** Lets them go, and all that follow. */
  release: () => void
}

function signal() {
  let settle = () => {}
  const settled = new Promise<void>((resolve) => (settle = resolve))
  return { settled, settle }
}

/** Keeps every request that matches waiting, from now on until `release`: if none is named, all that bring a page. */
export async function holdRequests(page: Page, pattern = '**/*'): Promise<Held> {
  const [asked, gate] = [signal(), signal()]
  await page.route(pattern, async (route) => {
    const bringsPage = ['fetch', 'script'].includes(route.request().resourceType())
    if (pattern === '**/*' && !bringsPage) return route.fallback()
    asked.settle()
    await gate.settled
    // A page that left meanwhile has no use for its answer.
    await route.continue().catch(() => undefined)
  })
  return { wanted: asked.settled, release: gate.settle }
}
