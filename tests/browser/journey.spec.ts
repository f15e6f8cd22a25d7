import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' })

test('a new reader finds the quickstart, reads on, gets lost and finds the search', async ({
  page,
  allowed,
}) => {
  allowed.push('404 (Not Found)') // the reader mistypes a URL
  await page.goto('/')
  await hydrated(page)
  await page
    .getByRole('navigation', { name: 'Start here' })
    .getByRole('link', { name: /^Build/ })
    .click()
  await expect(page).toHaveURL(/\/build\/?$/)
  await sidebar(page)
    .getByRole('link', { name: /quickstart/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/build\/quickstart$/)
  await expect(sidebar(page).locator('[aria-current=page]')).toContainText(/quickstart/i)

  const part = page.getByRole('navigation', { name: 'On this page', exact: true }).getByRole('link').last()
  const anchor = await part.getAttribute('href')
  await part.click()
  await expect(page).toHaveURL(new RegExp(`/build/quickstart${anchor}$`))
  await expect(page.locator(`[id="${anchor!.slice(1)}"]`)).toBeInViewport()

  const next = page.getByRole('navigation', { name: 'Previous and next pages' }).getByRole('link').last()
  const title = (await next.innerText()).replace(/^Next\s*/, '')
  await next.click()
  await expect(page).not.toHaveURL(/quickstart/)
  expect(title.length).toBeGreaterThan(2)
  await expect(heading(page)).toBeInViewport()

  await page.goto('/build/quikstart')
  await expect(heading(page)).toHaveText('Page Not Found')
  await expect(page.getByRole('link', { name: /quickstart/i }).first()).toHaveAttribute(
    'href',
    '/build/quickstart',
  )
  await page.getByRole('main').getByRole('link', { name: 'Search the docs' }).click()
  await expect(page).toHaveURL(/\/search\/?$/)
})

/** Presses Tab until a link or control with that name has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const limit = 80
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      return element?.getAttribute('aria-label') ?? element?.innerText ?? ''
    })
    if (name.test(focused.trim())) return
  }
  throw new Error(`Pressing ${key} ${limit} times didn't reach ${name}.`)
}

/** Width of the focus ring, in px. */
const focusRing = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.activeElement!)
    return style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth)
  })

test('the same by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Skip to main content')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Build\b/)
  expect(await focusRing(page)).toBeGreaterThanOrEqual(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/build\/?$/)
  await expect(sidebar(page)).toBeVisible() // the address changes first, and the page before has such a link too
  await tabTo(page, /^Quickstart/)
  expect(await focusRing(page)).toBeGreaterThanOrEqual(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/build\/quickstart$/)
  await tabTo(page, /^Support$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, /^View the Forum$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'View the Forum' })).toBeHidden()
  await tabTo(page, /^Search/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
})

test('on a phone, the section is one menu away, also with a keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/build')
  await hydrated(page)
  await tabTo(page, /^Toggle navigation bar$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Quickstart/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/build\/quickstart$/)
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
})

const templates = ['/', '/home', '/showcase', '/search', '/contracts/core-contracts', '/nope']
const widths = [320, 360, 390, 768, 997, 1280, 1440]

/** Widths at which a page is wider than its window, with the elements that overflow. */
async function overflows(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return null
      const elements = [...document.body.querySelectorAll<HTMLElement>('*')]
      const out = elements.filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      return `${scrollWidth} px: ${out
        .slice(0, 3)
        .map((element) => element.outerHTML.slice(0, 80))
        .join(' ')}`
    })
    if (wide) found.push(`${width}: ${wide}`)
  }
  return found
}

for (const theme of ['dark', 'light']) {
  for (const path of templates) {
    test(`${path} in ${theme} fits every window from 320 to 1440 px`, async ({ page, allowed }) => {
      if (path === '/nope') allowed.push('404 (Not Found)') // this page's own status
      // In some browsers, the empty page before the first one has no storage.
      await page.addInitScript((chosen) => {
        if (location.protocol === 'http:') localStorage.setItem('theme', chosen)
      }, theme)
      await page.goto(path)
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await overflows(page)).toEqual([])
    })
  }
}

test('control: an overflowing element is found', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => {
    const wide = document.createElement('div')
    wide.style.inlineSize = '3000px'
    wide.textContent = 'wide'
    document.querySelector('main')!.append(wide)
  })
  expect(await overflows(page)).toHaveLength(widths.length)
})
