import { expect, hydrated } from '../support/test'
import { count, whereNow, type Where } from './places'
import { readFacts } from './page-facts'
import type { Reader } from './reader'

/** Expects the page to show the same as after loading its URL from scratch. */
export async function expectFreshPage(reader: Reader, address: string): Promise<void> {
  const fresh = await reader.freshFacts(address)
  await expect
    .poll(() => readFacts(reader.page), {
      message: `what a fresh load of ${address} shows`,
      timeout: reader.patience,
    })
    .toEqual(fresh)
  count(reader, 'page')
}

/**
 * Where the reader has arrived. After a new release, the router loads the page in full after the URL has changed, so if a
 * step may load another document, this waits until the page matches its URL.
 */
export async function whereArrived(reader: Reader): Promise<Where> {
  if (!reader.mayLoad) return whereNow(reader)
  let where: Where | undefined
  await expect(async () => {
    await hydrated(reader.page)
    where = await whereNow(reader)
    expect(await readFacts(reader.page)).toEqual(await reader.freshFacts(where.address))
    await whereNow(reader)
  }).toPass({ timeout: 45_000 })
  return where!
}

type Shown = {
  theme?: string
  tabs: { group: string; value: string; has: string[] }[]
  isSidebarHidden?: boolean
  covered: string[]
}

/** The reader's choices as shown on the page, and anything that covers it although nothing is open. */
const readShown = ({ page }: Reader): Promise<Shown> =>
  page.evaluate(() => {
    const sets = [...document.querySelectorAll('.tabs')].flatMap((set) => {
      const inputs = [...set.querySelectorAll<HTMLInputElement>(':scope > input[data-group]')]
      const checked = inputs.find((input) => input.checked)
      if (!checked) return []
      return [
        { group: checked.dataset.group ?? '', value: checked.value, has: inputs.map(({ value }) => value) },
      ]
    })
    const sidebar = document.querySelector('.sidebar.sidebar-hideable')
    const left =
      '.DocSearch-Container, dialog[open], details.drawer[open], details.dropdown[open], .progress, #lost, [inert]'
    const covered = [...document.querySelectorAll(left)].map((element) => element.outerHTML.slice(0, 80))
    if (document.body.style.overflow === 'hidden') covered.push("a body that doesn't scroll")
    return {
      theme: document.documentElement.dataset.theme,
      tabs: sets,
      isSidebarHidden: sidebar?.classList.contains('sidebar-hidden'),
      covered,
    }
  })

/** Expects the reader's choices (the theme, tabs and a hidden sidebar) to persist, and nothing to be left open. */
export async function expectChoices(reader: Reader): Promise<void> {
  const { choices } = reader
  const expected = (shown: Shown) => ({
    theme: choices.theme,
    tabs: shown.tabs.map((set) => {
      const chosen = choices.tabs.get(set.group)
      return { ...set, value: chosen !== undefined && set.has.includes(chosen) ? chosen : set.value }
    }),
    isSidebarHidden: shown.isSidebarHidden === undefined ? undefined : choices.isSidebarHidden,
    covered: [],
  })
  await expect(async () => {
    const shown = await readShown(reader)
    expect(shown, 'what the reader has chosen').toEqual(expected(shown))
  }).toPass({ timeout: reader.patience })
  const { tabs, isSidebarHidden } = await readShown(reader)
  count(reader, 'theme')
  if (tabs.some(({ group }) => choices.tabs.has(group))) count(reader, 'tab')
  if (isSidebarHidden !== undefined) count(reader, 'list of pages')
}

/** The sidebar's open groups that aren't inside a closed one, by label, and which sidebar it is. */
export const openGroups = ({ page }: Reader): Promise<{ list: string; open: string[] }> =>
  page.evaluate(() => ({
    list: document.querySelector<HTMLElement>('.sidebar')?.dataset.sidebar ?? '',
    open: [...document.querySelectorAll('.sidebar details[open] > summary')]
      .filter((summary) => summary.closest('details:not([open])') === null)
      .map((summary) => summary.textContent ?? ''),
  }))

/** Expects groups that the reader opened and left open to stay open on the next page with the same sidebar. */
export async function expectGroups(reader: Reader, before: { list: string; open: string[] }): Promise<void> {
  const now = await openGroups(reader)
  if (now.list !== before.list || now.list === '') return
  const opened = before.open.filter((label) => reader.choices.groups.has(label))
  await expect
    .poll(async () => (await openGroups(reader)).open, 'groups that the reader opened')
    .toEqual(expect.arrayContaining(opened))
  if (opened.length > 0) count(reader, 'open groups')
}

/** Expects the document that the walk started in, unless the step may load one. Out: whether one was loaded. */
export function expectDocument(reader: Reader, { isOwn, address }: Where): boolean {
  if (!isOwn && !reader.mayLoad) throw new Error(`${address}: loaded another document, expected none.`)
  return !isOwn
}
