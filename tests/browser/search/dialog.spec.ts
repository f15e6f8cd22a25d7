import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { holdRequests } from '../../support/held-requests'
import { openWithPausedClock } from '../../support/paused-clock'
import { expect, hydrated, test } from '../../support/test'
import { dialog, field, find, hits, openSearch } from './open-search'

test('S4.12, S9.10 the Search button opens the dialog', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const button = page.getByRole('banner').locator('[data-search]')
  await expect(button).toContainText('Search')
  await button.click()
  await expect(field(page)).toBeFocused()
})

test('S4.13 Ctrl+K or Cmd+K opens and closes it', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  for (const key of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(key)
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press(key)
    await expect(dialog(page)).toHaveCount(0)
  }
})

test('S4.14 a slash opens it', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.keyboard.press('/')
  await expect(dialog(page)).toBeVisible()
  await expect(field(page)).toHaveValue('')
})

test('S4.15 slash in a text field is a slash', async ({ page }) => {
  await page.goto('/showcase')
  await hydrated(page)
  const box = page.getByPlaceholder('Search for site name...')
  await box.focus()
  await page.keyboard.press('/')
  await expect(box).toHaveValue('/')
  await expect(dialog(page)).toHaveCount(0)
})

test('S4.16 Escape closes it and returns the focus to the button', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('banner').locator('[data-search]')).toBeFocused()
})

test('when opened with a key, it returns the focus to the element that had it', async ({ page }) => {
  await page.goto('/build')
  await hydrated(page)
  const link = page.getByRole('main').getByRole('link').last()
  await link.focus()
  for (const key of ['Control+k', '/']) {
    await page.keyboard.press(key)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  }
})

for (const isOnline of [true, false])
  test(`if the dialog doesn't load, ${isOnline ? 'the search page opens' : 'an offline page stays'}`, async ({
    page,
    context,
    allowed,
  }) => {
    allowed.push('Failed to load resource', 'ERR_INTERNET_DISCONNECTED', 'MIME type') // the dialog's script
    await openWithPausedClock(page, '/build')
    await page.route(/\/assets\/js\/.*\.js$/, (route) => route.abort())
    await context.setOffline(!isOnline)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('textbox', { name: 'Search docs' })).toBeFocused()
    await page.unroute(/\/assets\/js\/.*\.js$/)
    await page.clock.runFor(10_000)
    await expect(page).toHaveURL(isOnline ? /\/search$/ : /\/build$/)
    await context.setOffline(false)
  })

test('S5.1, S9.8, S9.9 the field accepts 64 characters and has the placeholder Search docs', async ({
  page,
}) => {
  await openSearch(page)
  await expect(field(page)).toHaveAttribute('placeholder', 'Search docs')
  await expect(field(page)).toHaveAttribute('maxlength', '64')
  await field(page).pressSequentially('x'.repeat(70))
  await expect(field(page)).toHaveValue('x'.repeat(64))
})

test('S8.6 it starts with No recent searches', async ({ page }) => {
  await openSearch(page)
  await expect(dialog(page).getByText('No recent searches', { exact: true })).toBeVisible()
})

test('S3.23 a hit leads to its section without a new document', async ({ page }) => {
  await openSearch(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await find(page, 'fee cap below base fee floor')
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/developer\/errors#fee-currencies$/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect(dialog(page)).toHaveCount(0)
})

test('S8.3, S8.4, S8.5 if nothing is found: the query, suggestions, and a way to report it', async ({
  page,
}) => {
  await openSearch(page)
  await find(page, 'fee')
  await field(page).fill('zzzzqqqq')
  const text = dialog(page)
  await expect(text.getByText('No results for "zzzzqqqq"')).toBeVisible()
  await expect(text.getByText('Try searching for')).toBeVisible()
  const suggestions = await text.getByRole('listitem').getByRole('button').count()
  expect(suggestions).toBeGreaterThan(0)
  expect(suggestions).toBeLessThanOrEqual(3)
  await expect(text.getByText('Believe this query should return results?')).toBeVisible()
  await expect(text.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/celo-org\/docs\/issues\/new\?title=.*zzzzqqqq/,
  )
})

test("Tab doesn't leave the dialog, and the page behind it works again when it closes", async ({ page }) => {
  await openSearch(page)
  await find(page, 'fee')
  const application = page.locator('#__docusaurus')
  await expect(application).toHaveAttribute('inert', '')
  const stops = await page.locator('[role=dialog] a[href], [role=dialog] button').count()
  for (let stop = 0; stop < stops + 5; stop++) {
    await page.keyboard.press('Tab')
    // After the last stop, the browser's interface has the focus, and the active element is the body.
    const place = await page.evaluate(() =>
      document.activeElement === document.body || document.activeElement?.closest('[role=dialog]')
        ? 'dialog'
        : document.activeElement?.outerHTML,
    )
    expect(place, `Tab ${stop + 1}`).toBe('dialog')
  }
  await field(page).focus()
  await page.keyboard.press('Escape')
  await expect(application).not.toHaveAttribute('inert')
  await expect(page.getByRole('banner').locator('[data-search]')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(
    page.getByRole('banner').locator(':focus'),
    'control: the page can get the focus again',
  ).toHaveCount(1)
})

test("the line that shows the field's focus is as wide as the dialog", async ({ page }) => {
  await openSearch(page)
  const box = (await page.locator('.DocSearch-Modal').boundingBox())!
  // The corners are round.
  const clip = { x: box.x + 20, y: box.y + 1, width: box.width - 40, height: 1 }
  const colors = async () => {
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = Array.from({ length: info.width }, (_, at) =>
      data.subarray(at * info.channels, at * info.channels + 3).join(),
    )
    return new Set(pixels)
  }
  await expect.poll(async () => (await colors()).size).toBe(1)
  const focused = await colors()
  await dialog(page).getByRole('button', { name: 'Cancel' }).focus()
  await expect.poll(colors, 'control: without the focus, there is no line').not.toEqual(focused)
})

const early = {
  'a click': (page: Page) => page.getByRole('banner').locator('[data-search]').click(),
  'Ctrl+K': (page: Page) => page.keyboard.press('Control+k'),
  slash: (page: Page) => page.keyboard.press('/'),
}

/** A page whose application doesn't load until it's released. */
async function openBeforeApplication(page: Page): Promise<() => void> {
  let letIn = () => {}
  const held = new Promise<void>((resolve) => (letIn = resolve))
  await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  return letIn
}

const earlyField = (page: Page) => page.getByRole('textbox', { name: 'Search docs' })

for (const [way, wish] of Object.entries(early))
  test(`${way} opens a field before the application has loaded, and the dialog takes over its text`, async ({
    page,
  }) => {
    const letIn = await openBeforeApplication(page)
    await wish(page)
    await expect(page).toHaveURL(/\/$/)
    await expect(earlyField(page)).toBeFocused()
    await page.keyboard.type('fee')
    await expect(field(page), "control: the dialog isn't there before").toHaveCount(0)
    letIn()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('fee')
    await expect(earlyField(page)).toHaveCount(0)
    await page.keyboard.type('s')
    await expect(field(page)).toHaveValue('fees')
    await expect(hits(page).first()).toBeVisible()
  })

test('Escape removes the early field, and nothing opens later', async ({ page }) => {
  const letIn = await openBeforeApplication(page)
  await page.keyboard.press('Control+k')
  await expect(earlyField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(earlyField(page)).toHaveCount(0)
  letIn()
  await hydrated(page)
  await expect(dialog(page)).toHaveCount(0)
})

test('Enter in the early field opens the search page', async ({ page }) => {
  const letIn = await openBeforeApplication(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('fee currency')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=fee(\+|%20)currency$/)
  letIn()
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem').first()).toBeVisible()
})

test("if the dialog's script never arrives, the search page opens with what was typed", async ({
  page,
  allowed,
}) => {
  allowed.push('Failed to load resource', 'ERR_FAILED')
  await page.goto('/')
  await hydrated(page)
  const scripts = await holdRequests(page, /\/assets\/js\/.*\.js$/, (route) => route.abort())
  await page.keyboard.press('Control+k')
  await expect(earlyField(page)).toBeFocused()
  await page.keyboard.type('fee')
  await expect(earlyField(page)).toHaveValue('fee')
  scripts.release()
  await expect(page).toHaveURL(/\/search\?q=fee$/)
})
