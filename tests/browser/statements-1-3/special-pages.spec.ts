import type { Page } from '@playwright/test'
import { expect, hydrated, kitchenSink, test } from '../../support/test'

test.describe('not found', () => {
  test.beforeEach(async ({ page, allowed }) => {
    allowed.push('404 (Not Found)') // the browser reports the status that these tests cause
    await page.goto('/nope/x')
  })

  test('S2.51 the not-found page says that nothing was found', async ({ page }) => {
    await expect(
      page.getByText('We could not find what you were looking for.', { exact: true }),
    ).toBeVisible()
  })

  test('S2.52 the not-found page says who to contact', async ({ page }) => {
    const text =
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.'
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  })

  test('S2.53 the not-found page is called Page Not Found', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await hydrated(page)
    await expect(page).toHaveTitle('Page Not Found | Celo Documentation')
  })
})

test.describe('a crash', () => {
  test.beforeEach(async ({ page, allowed }) => {
    allowed.push(/boom|inner|error occurred in/i) // these tests cause the crash
    await page.goto(kitchenSink('/crash'))
    await hydrated(page)
    await page.getByRole('button', { name: 'Crash now' }).click()
  })

  test('S2.54 the crash page says that the page crashed', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
    await expect(page.getByRole('banner')).toBeVisible()
  })

  test('S2.55 the crash page offers to try again', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('S2.56 the crash page shows the message and its causes', async ({ page }) => {
    await expect(page.getByText('boom\n\nCause:\ninner')).toBeVisible()
    expect(await page.locator('.trace').innerText()).toBe('boom\n\nCause:\ninner')
  })

  test('S2.57 the crash page is titled Page Error', async ({ page }) => {
    await expect(page).toHaveTitle('Page Error')
  })
})

test("S2.58 a title has the page's title, then the site's", async ({ page }) => {
  await page.goto('/build/quickstart')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page).toHaveTitle(`${heading} | Celo Documentation`)
})

test("S2.59 a page without a title uses the site's", async ({ page }) => {
  await page.goto(kitchenSink('/untitled'))
  await expect(page).toHaveTitle('Celo Documentation')
})

test("S2.60 a page with the same name as the site doesn't repeat it", async ({ page }) => {
  await page.goto(kitchenSink('/same-title'))
  await expect(page).toHaveTitle('Celo Documentation')
})

const shownSource = (page: Page) =>
  page
    .getByAltText('A themed picture')
    .evaluateAll((images) =>
      images.filter((image) => image.checkVisibility()).map((image) => image.getAttribute('src')),
    )

test('S2.61 a themed image matches the color mode', async ({ page }) => {
  await page.goto(kitchenSink('/blocks'))
  await hydrated(page)
  await expect.poll(() => shownSource(page)).toEqual(['/img/favicon.svg?dark'])
  await page.getByRole('button', { name: /dark and light mode/ }).click()
  await expect.poll(() => shownSource(page)).toEqual(['/img/favicon.svg?light'])
})
