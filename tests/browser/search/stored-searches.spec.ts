import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test'
import { dialog, find, hits, openSearch } from './open-search'

const stored = (count: number, name: string) =>
  JSON.stringify(
    Array.from({ length: count }, (_, at) => ({
      objectID: `${name}${at}`,
      url: `https://docs.celo.org/${name}${at}`,
      type: 'lvl1',
      content: null,
      hierarchy: {
        lvl0: 'Tooling',
        lvl1: `${name} ${at}`,
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
    })),
  )

/** Stores searches from earlier visits in the browser, and opens the dialog. */
async function openWith(page: Page, recent: number, favorite: number) {
  await page.goto('/')
  await page.evaluate(
    ([recents, favorites]) => {
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__celo', recents!)
      localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__celo', favorites!)
    },
    [stored(recent, 'recent'), stored(favorite, 'favorite')],
  )
  await openSearch(page)
}

test('S9.12 seven recent searches are shown', async ({ page }) => {
  await openWith(page, 9, 0)
  await expect(hits(page).filter({ hasText: /^recent/ })).toHaveCount(7)
})

test('S9.13, S9.14 four recent searches are shown with up to ten favorites', async ({ page }) => {
  await openWith(page, 9, 12)
  await expect(hits(page).filter({ hasText: /^recent/ })).toHaveCount(4)
  await expect(hits(page).filter({ hasText: /^favorite/ })).toHaveCount(10)
})

const list = (page: Page, name: string) => dialog(page).getByRole('tree', { name })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).first()

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`S9.14 the star saves a search and the cross removes it, reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    // Page titles, because for a hit in a page's text only the page is remembered.
    for (const query of ['glossary', 'key concepts', 'launch checklist']) {
      await openSearch(page)
      await find(page, query)
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toHaveCount(0)
    }
    await openSearch(page)
    await expect(list(page, 'Recent').getByRole('treeitem')).toHaveCount(3)
    await press(page, 'Save this search').click()
    await expect(list(page, 'Favorite').getByRole('treeitem')).toHaveCount(1)
    await expect(list(page, 'Recent').getByRole('treeitem')).toHaveCount(2)
    await press(page, 'Remove this search from history').click()
    await expect(list(page, 'Recent').getByRole('treeitem')).toHaveCount(1)
    await openSearch(page)
    await expect(list(page, 'Favorite').getByRole('treeitem'), 'it is kept').toHaveCount(1)
    await press(page, 'Remove this search from favorites').click()
    await expect(list(page, 'Favorite')).toHaveCount(0)
  })

test('stored searches are shown as text, and only link to this site', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(
    (text) => {
      const [hit] = JSON.parse(text) as object[]
      const marked = { hierarchy: { lvl1: { value: '<h1>Send your seed</h1>' } } }
      const elsewhere = { ...hit, objectID: 'elsewhere', url: 'https://evil.example/' }
      const list = JSON.stringify([{ ...hit, _snippetResult: marked }, elsewhere])
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__celo', list)
    },
    stored(1, 'recent'),
  )
  await openSearch(page)
  await expect(hits(page)).toHaveText(['recent 0'])
  await expect(dialog(page).getByRole('heading', { name: 'Send your seed' })).toHaveCount(0)
})
