import { expect } from '../../support/test'
import { dialog, field, hits } from '../../browser/search/open-search'
import { count, goTo, notePlace } from '../places'
import type { Action, Reader } from '../reader'

/** Their first hits have synchronized tabs: a choice on one page applies to the next. */
const WITH_TABS = ['MCP server', 'MCP server', 'lock and vote', 'ContractKit setup']

const QUERIES = [
  'fee currency',
  'viem',
  'governance',
  'forno',
  'celocli',
  'wallet for testing',
  'faucet',
  'USDC adress',
  'zzzzqqqq',
]

const WAYS = ['Control+k', '/', 'button'] as const

/** Opens the dialog. Out: how, and the element that had the focus, or the search's own link if none had. */
async function open(reader: Reader) {
  const { page, random } = reader
  const way = random.one(WAYS)
  const isWriting = await page.evaluate(
    () => document.activeElement?.matches('input, select, textarea') ?? false,
  )
  if (way === 'button' || isWriting) await page.locator('a[data-search]:visible').last().focus()
  const focused = await page.evaluateHandle(() =>
    document.activeElement === document.body
      ? document.querySelector('a[data-search]')
      : document.activeElement,
  )
  await page.keyboard.press(way === 'button' ? 'Enter' : isWriting ? 'Control+k' : way)
  await expect(field(page)).toBeFocused()
  reader.hasSearch = true
  return { way, focused }
}

/** Closes the dialog and expects the focus where it was. */
async function close({ page }: Reader, { focused }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect
    .poll(
      () => focused.evaluate((before) => before === document.activeElement),
      'focus where it was before the search',
    )
    .toBe(true)
  await focused.dispose()
}

const openAndClose: Action = {
  name: 'open and close the search',
  weight: 6,
  act: async (reader) => {
    if (reader.isOffline && !reader.hasSearch) return undefined
    const opened = await open(reader)
    await close(reader, opened)
    count(reader, 'focus after the search')
    return `open the search by ${opened.way}, press Escape`
  },
}

const goByHit: Action = {
  name: 'go to a page by search',
  weight: 12,
  act: async (reader) => {
    if (reader.isOffline) return undefined
    const { page, random } = reader
    const isForTabs = random.below(3) === 0
    const query = random.one(isForTabs ? WITH_TABS : QUERIES)
    const opened = await open(reader)
    await notePlace(reader)
    await field(page).fill(query)
    await expect(dialog(page).getByText(/^(See all|No results for)/)).toBeVisible()
    if (query === 'zzzzqqqq') {
      await close(reader, opened)
      return `search ${query}, which isn't found`
    }
    const presses = isForTabs ? 0 : random.below(4)
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowDown')
    const hit = hits(page).and(page.locator('[aria-selected=true]')).locator('a')
    const url = new URL((await hit.getAttribute('href')) ?? '', reader.site.url)
    const address = url.pathname + url.search + url.hash
    await goTo(reader, address, () => page.keyboard.press('Enter'))
    await expect(dialog(page)).toHaveCount(0)
    await opened.focused.dispose()
    return `search ${query}, press ArrowDown ${presses} times and Enter: ${address}`
  },
}

export const searching = [openAndClose, goByHit]
