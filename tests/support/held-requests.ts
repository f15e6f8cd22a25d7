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

/** Keeps every request that matches, from now on, waiting until `release`. */
export async function holdRequests(page: Page, pattern = '**/assets/js/**'): Promise<Held> {
  const [asked, gate] = [signal(), signal()]
  await page.route(pattern, async (route) => {
    asked.settle()
    await gate.settled
    // A page that left meanwhile has no use for its answer.
    await route.continue().catch(() => undefined)
  })
  return { wanted: asked.settled, release: gate.settle }
}
