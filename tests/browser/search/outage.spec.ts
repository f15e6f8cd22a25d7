import { expect, hydrated, test } from '../../support/test'
import { dialog, field, hits, openSearch } from './open-search'

const faults = ['missing', 'cut short', 'another page', 'failing', 'hanging'] as const
const TOLD_WITHIN = 3500 // 3 s for the reader, and what the machine of the test takes

for (const fault of faults) {
  test(`S8.1, S8.2 an index that is ${fault} is told as an outage, and the next query recovers`, async ({
    page,
    allowed,
  }) => {
    allowed.push('Failed to load resource') // provoked here
    await page.route('**/search-index/**', async (route) => {
      if (fault === 'missing') return route.fulfill({ status: 404, body: 'no' })
      if (fault === 'cut short') return route.fulfill({ body: '{"stamp":"0123' })
      if (fault === 'another page') return route.fulfill({ body: '<!doctype html>' })
      if (fault === 'failing') return route.fulfill({ status: 503 })
      return undefined // never answered
    })
    await openSearch(page)
    await field(page).fill('fee')
    await expect(dialog(page).getByText('Unable to fetch results', { exact: true })).toBeVisible({
      timeout: TOLD_WITHIN,
    })
    await expect(
      dialog(page).getByText('You might want to check your network connection.', { exact: true }),
    ).toBeVisible()
    await page.unroute('**/search-index/**')
    await field(page).pressSequentially('s')
    await expect(hits(page).first()).toBeVisible()
    await expect(dialog(page).getByText('Unable to fetch results')).toHaveCount(0)
  })

  test(`the search page tells of an index that is ${fault}, and tries again`, async ({ page, allowed }) => {
    allowed.push('Failed to load resource') // provoked here
    await page.route('**/search-index/**', (route) => {
      if (fault === 'hanging') return undefined
      return fault === 'missing' || fault === 'failing'
        ? route.fulfill({ status: fault === 'missing' ? 404 : 503 })
        : route.fulfill({ body: fault === 'cut short' ? '{"stamp":"0123' : '<!doctype html>' })
    })
    await page.goto('/search?q=fee')
    await hydrated(page)
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading', { name: 'Unable to fetch results' })).toBeVisible({
      timeout: TOLD_WITHIN,
    })
    await expect(alert).toContainText('You might want to check your network connection.')
    await page.unroute('**/search-index/**')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem').first()).toBeVisible()
  })
}

test('S4.17, S9.11 a search that takes 300 ms is stalled, one that fails is an error, then idle', async ({
  page,
}) => {
  let release = () => {}
  const answer = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/search-index/**', async (route) => {
    await answer
    await route.continue()
  })
  await openSearch(page)
  const container = page.locator('.DocSearch-Container')
  await expect(container).not.toHaveClass(/--(Stalled|Errored)/)
  await field(page).fill('fee')
  await expect(container).toHaveClass(/--Stalled/)
  release()
  await expect(hits(page).first()).toBeVisible()
  await expect(container).not.toHaveClass(/--(Stalled|Errored)/)
})

test('control: with the index there, no outage is told', async ({ page }) => {
  await openSearch(page)
  await field(page).fill('fee')
  await expect(hits(page).first()).toBeVisible()
  await expect(dialog(page).getByText('Unable to fetch results')).toHaveCount(0)
})

test('an outage leaves the rest of the page as it was', async ({ page, allowed }) => {
  allowed.push('Failed to load resource') // provoked here
  await page.route('**/search-index/**', (route) => route.fulfill({ status: 503 }))
  await openSearch(page, '/build')
  await field(page).fill('fee')
  await expect(dialog(page).getByText('Unable to fetch results', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  const html = page.locator('html')
  const before = await html.getAttribute('data-theme')
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
  await expect(html).not.toHaveAttribute('data-theme', before!)
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /quickstart/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/build\/quickstart$/)
})
