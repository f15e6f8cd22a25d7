import type { Page } from '@playwright/test'
import { expect, hydrated, kitchenSink, test } from '../../support/test'
import { watchViolations } from './violations'

const themeSwitch = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ })

/** Everything a reader does on a page: theme, navigation, search, copy. */
async function read(page: Page) {
  await page.goto('/build/quickstart')
  await hydrated(page)
  await themeSwitch(page).click()
  await page.locator('button.copy').first().click()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill('fee')
  await expect(dialog.getByRole('treeitem').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/quickstart$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('both themes, the mobile menu, the search page and a crash cause no policy violation', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push('boom') // React reports what the boundary caught
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const blocked = await watchViolations(page)
  await read(page)
  await read(page) // the other theme
  await page.goto('/search?q=fee')
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/build')
  await hydrated(page)
  await page.getByRole('banner').locator('summary[aria-label*=navigation]').click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.goto(kitchenSink('/crash'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Crash now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.', exact: true })).toBeVisible()
  expect(blocked()).toEqual([])
})

/** Adds to a page what an attacker would. Out: the parts that took effect. */
const inject = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    const style = document.createElement('style')
    style.textContent = 'body { float: left }'
    document.body.append(script, style)
    document.body.setAttribute('style', 'opacity: 0.5')
    const { float, opacity } = getComputedStyle(document.body)
    return { script: 'injected' in window, style: float === 'left', attribute: opacity === '0.5' }
  })

test('control: an inline script and inline styles are blocked and reported', async ({ page, allowed }) => {
  allowed.push(/Content Security Policy/i) // this test causes it
  const blocked = await watchViolations(page)
  await page.goto('/')
  await hydrated(page)
  expect(await inject(page)).toEqual({ script: false, style: false, attribute: false })
  await expect
    .poll(() =>
      blocked()
        .map((text) => text.split(' ')[0])
        .sort(),
    )
    .toEqual(['script-src-elem', 'style-src-attr', 'style-src-elem'])
})

test('control: without the policy, injected code takes effect', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy, ...headers } = response.headers()
    expect(policy).toContain("script-src 'self'")
    await route.fulfill({ response, headers })
  })
  await page.goto('/')
  await hydrated(page)
  expect(await inject(page)).toEqual({ script: true, style: true, attribute: true })
})
