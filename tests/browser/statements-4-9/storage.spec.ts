import type { Page } from '@playwright/test'
import { counted } from '../../support/counted'
import { expect, expectNoFaults, hydrated, kitchenSink, test } from '../../support/test'

const toggle = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ })
const listKeys = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage)])

async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

test('S4.36, S9.26 choices are stored in localStorage under plain keys', async ({ page }) => {
  await open(page, '/')
  await toggle(page).click()
  const [local, session] = await listKeys(page)
  expect(local).toEqual(['docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'theme'])
  expect(session).toEqual([])
})

test('S9.24 the preferred version is in localStorage: kept if it exists, otherwise forgotten', async ({
  page,
}) => {
  const key = 'docs-preferred-version-default'
  await open(page, '/')
  for (const [stored, kept] of [
    ['bogus', null],
    ['current', 'current'],
  ] as const) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, stored] as const)
    await open(page, '/')
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(kept)
  }
})

/**
 * A session's controls and choices, all of which use storage.
 * @param timeout in ms; what a busy machine may take
 */
async function useSession(page: Page, timeout = 15_000) {
  await open(page, kitchenSink('/blocks'))
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible()
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light', { timeout })
  await page.getByText('yarn', { exact: true }).first().click()
  await expect(page.getByText('Second of the second set.')).toBeVisible()
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
}

test('S4.37 if storage is denied, the session works and no error is reported', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  })
  await useSession(page)
})

const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

test('S4.37 if storage is full, the session works and no error is reported', async ({ page }) => {
  await fillStorage(page)
  await useSession(page)
})

test('S4.37 an invalid stored theme is ignored', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => localStorage.setItem('theme', '"><script>'))
  await open(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark')
})

/** Values that other code, an older release or a person may have stored under this site's keys. */
const garbage = {
  'a value of 1 MB': 'x'.repeat(1_000_000),
  'prototype keys':
    '{"__proto__":{"allowed":true,"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  'a number': '42',
  'a list': '[{"url":1},null,[]]',
  'no JSON': '{"url":',
  markup: '"><img src=x onerror=alert(1)>',
}
const KEYS = [
  ...['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss', 'docusaurus.tab.npm2yarn'],
  ...[
    'docs-preferred-version-default',
    'celo.data-saver',
    'celo.third-parties',
    'celo.release',
    'celo.places',
  ],
  ...['__DOCSEARCH_RECENT_SEARCHES__celo', '__DOCSEARCH_FAVORITE_SEARCHES__celo'],
]

/** Whether a stored value has reached every object's prototype. */
const isPolluted = (page: Page) => page.evaluate(() => 'polluted' in {})

for (const [what, value] of Object.entries(garbage)) {
  test(`if storage contains ${what} under every key, the session works`, async ({ page }) => {
    await page.addInitScript(
      ([keys, text]) => {
        if (sessionStorage.getItem('filled')) return // only once, because the session may overwrite it
        sessionStorage.setItem('filled', 'yes')
        for (const store of [localStorage, sessionStorage])
          for (const key of keys) {
            try {
              store.setItem(key, text)
            } catch {
              break // 1 MB per key fills storage, and whatever fits is good enough
            }
          }
      },
      [KEYS, value] as const,
    )
    await useSession(page)
    await open(page, '/build')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('fee')
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('treeitem').first()).toBeVisible()
    expect(await isPolluted(page)).toBe(false)
    counted(1, 'kinds of corrupted data in storage')
  })
}

test('control: an error caused by storage is found', async ({ page, allowed, faults }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', '{"url":')
    setTimeout(() => JSON.parse(localStorage.getItem('theme')!), 0)
  })
  await useSession(page)
  await expect(async () => expect(() => expectNoFaults(faults)).toThrow('page error: Unexpected')).toPass()
  allowed.push('page error: Unexpected')
})

test('control: a page that stores before it acts is found if storage is full', async ({
  page,
  allowed,
  faults,
}) => {
  await fillStorage(page)
  await page.addInitScript(() => {
    const storeFirst = (event: Event) => {
      event.stopImmediatePropagation() // runs before the page's own listeners
      localStorage.setItem('pressed', 'yes')
    }
    addEventListener('click', storeFirst, true)
  })
  await expect(useSession(page, 1000)).rejects.toThrow('toHaveAttribute')
  expect(() => expectNoFaults(faults)).toThrow('page error: full')
  allowed.push('page error: full')
})

test('control: a prototype changed by a stored value is found', async ({ page }) => {
  await open(page, '/')
  expect(await isPolluted(page)).toBe(false)
  await page.evaluate(() => Object.assign(Object.prototype, JSON.parse('{"polluted":true}')))
  expect(await isPolluted(page)).toBe(true)
})
