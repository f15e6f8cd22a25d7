import type { Page } from '@playwright/test'
import fs from 'node:fs'
import { generatedText } from '../../support/generated'
import { expect, hydrated, test } from '../../support/test'

type Entry = { name: string; description: string; tags: string[] }
type Source = { kind: 'code' | 'docs' | 'page'; address: string }
type Lists = {
  sites: (Entry & { website: string; source: Source })[]
  tutorials: (Entry & { source: string })[]
}

const lists = () => JSON.parse(generatedText('home-data/default/showcase.json')) as Lists

/** A list's count: how many are shown, and the total. */
async function listCounts(page: Page, list: 'Sites' | 'Tutorials') {
  const region = page.locator(`section[aria-labelledby=${list.toLowerCase()}]`)
  return (await region.getByRole('status').innerText()).match(/\d+/g)!.map(Number)
}

const listTags = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

async function openLists(page: Page) {
  await page.goto('/showcase')
  await hydrated(page)
}

test('S2.17 tags filter both lists: entries match any of several, or optionally all', async ({ page }) => {
  await openLists(page)
  const siteTags = listTags(page, 'Tags')
  await siteTags.getByText('Impact').click()
  await siteTags.getByText('ReFi').click()
  const shown = page.locator('.site')
  const any = lists().sites.filter(({ tags }) => tags.includes('impact') || tags.includes('refi'))
  await expect(shown).toHaveCount(any.length)
  await page.getByText('Match all tags').click()
  const all = lists().sites.filter(({ tags }) => tags.includes('impact') && tags.includes('refi'))
  await expect(shown).toHaveCount(all.length)
  await listTags(page, 'Tutorial tags').locator('label').first().click()
  await expect(page).toHaveURL(/tags=impact&tags=refi&tags=\w+&operator=AND/)
  await expect
    .poll(async () => (await listCounts(page, 'Tutorials'))[0]! - (await page.locator('.tutorial').count()))
    .toBe(0)
})

test('S2.18 both lists can be searched by site name', async ({ page }) => {
  await openLists(page)
  const field = page.getByPlaceholder('Search for site name...')
  await field.fill('a name that nobody has')
  await expect(page.locator('.site, .tutorial')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'No result' })).toHaveCount(2)
  await field.fill(lists().tutorials[0]!.name.toUpperCase())
  await expect(page.locator('.tutorial')).toHaveCount(1)
})

test('S2.19 the counts match the entries shown', async ({ page }) => {
  await openLists(page)
  const { sites, tutorials } = lists()
  expect(await listCounts(page, 'Sites')).toEqual([sites.length])
  expect(await listCounts(page, 'Tutorials')).toEqual([tutorials.length])
  await expect(page.locator('.site')).toHaveCount(sites.length)
  await listTags(page, 'Tags').getByText('Wallets').click()
  const wallets = sites.filter(({ tags }) => tags.includes('wallets')).length
  await expect(page.locator('.site')).toHaveCount(wallets)
  await expect.poll(() => listCounts(page, 'Sites')).toEqual([wallets, sites.length])
})

test('S2.20 an entry has a name, a description and its source', async ({ page }) => {
  await openLists(page)
  const faults = await page.locator('.site').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const link = card.querySelector('h3 a')
        const described = (card.querySelector('p')?.textContent ?? '').trim().length > 10
        const source = card.querySelector('.source a')?.getAttribute('href') ?? ''
        return (
          !link?.textContent ||
          !link.getAttribute('href')?.startsWith('http') ||
          !described ||
          !source.startsWith('http')
        )
      })
      .map((card) => card.textContent),
  )
  expect(faults).toEqual([])
})

test('the button to add a site leads to the list, also after navigating to the page', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.locator('a[href^="/showcase"]').first().click()
  await expect(page).toHaveURL(/\/showcase/)
  const button = page.getByRole('link', { name: 'Please add your site' })
  await expect(button).toHaveAttribute(
    'href',
    'https://github.com/celo-org/docs/edit/main/data/showcase.json',
  )
})

test("S2.20 a site's source link names its target: code, documentation or a page about it", async ({
  page,
}) => {
  await openLists(page)
  const names = { code: /^source of /, docs: /^docs of /, page: /^about / }
  for (const [kind, name] of Object.entries(names)) {
    const addresses = lists().sites.flatMap(({ source }) => (source.kind === kind ? [source.address] : []))
    expect(addresses.length).toBeGreaterThan(0)
    const links = page.locator('.site .source').getByRole('link', { name })
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(shown.sort()).toEqual(addresses.sort())
  }
})

test("S2.20 a tutorial links to its page's file in the repository", async ({ page }) => {
  await openLists(page)
  const sources = page.locator('.tutorial').getByRole('link', { name: /^source of / })
  const shown = await sources.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const start = 'https://github.com/celo-org/docs/blob/main/'
  expect(shown).toHaveLength(lists().tutorials.length)
  for (const address of shown) {
    expect(address).toContain(start)
    expect(fs.existsSync(address.slice(start.length)), address).toBe(true)
  }
})

type Tag = { id: string; label: string; lists: string[] }
const allTags = () => JSON.parse(fs.readFileSync('data/tags.json', 'utf8')) as Tag[]

/** Labels on /showcase and /home. */
async function shownLabels(page: Page): Promise<string[]> {
  const labels: string[] = []
  for (const path of ['/showcase', '/home']) {
    await page.goto(path)
    const chips = await page.locator('.chip').allInnerTexts()
    labels.push(...chips.map((text) => text.replace(/\s*\d+\s*$/, '').trim()))
  }
  return labels
}

/** Tags that at least one entry has; others have nothing to filter. */
function carried(): Set<string> {
  const { sites, tutorials } = lists()
  return new Set([...sites, ...tutorials].flatMap(({ tags }) => tags))
}

test('S3.17 the specified tags filter the lists', async ({ page }) => {
  const site = ['Popular', 'Apps', 'Impact', 'DeFi', 'ReFi', 'Earn', 'Wallets']
  const home = ['Developers', 'Integrations', 'Validators']
  const tutorial = ['Foundation', 'Advanced', 'Beginner', 'Intermediate']
  const known = allTags().map(({ label }) => label)
  expect([...site, ...home, ...tutorial].filter((label) => !known.includes(label))).toEqual([])
  const used = tutorial.filter((label) => carried().has(label.toLowerCase()))
  expect(await shownLabels(page)).toEqual(expect.arrayContaining([...site, ...home, ...used]))
})

test('S3.18 technologies are tags too', async ({ page }) => {
  await openLists(page)
  const labels = await listTags(page, 'Tutorial tags').locator('label').allInnerTexts()
  const levels = /^(Foundation|Advanced|Beginner|Intermediate)/
  expect(labels.filter((label) => !levels.test(label.trim())).length).toBeGreaterThanOrEqual(5)
  expect(allTags().filter((tag) => tag.lists.includes('tutorials')).length).toBeGreaterThan(40)
})

test('S3.19 closed projects are tagged Deprecated and Not Maintained', async ({ page }) => {
  await openLists(page)
  for (const label of ['Deprecated', 'Not Maintained']) {
    await expect(listTags(page, 'Tags').locator('label', { hasText: label })).toBeVisible()
  }
})
