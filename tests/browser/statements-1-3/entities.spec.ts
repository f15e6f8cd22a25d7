import type { Page } from '@playwright/test'
import fs from 'node:fs'
import {
  currentVersion,
  docsData,
  generatedText,
  type SidebarItem,
  sidebarItems,
} from '../../support/generated'
import { expect, hydrated, kitchenSink, test } from '../../support/test'

test('S3.1 a docs page has an ID, a path and at most one sidebar', () => {
  const { docs } = currentVersion()
  expect(new Set(docs.map(({ id }) => id)).size).toBe(docs.length)
  for (const doc of docs) {
    expect(Object.keys(doc).filter((key) => !['id', 'path', 'sidebar', 'unlisted'].includes(key))).toEqual([])
    expect(doc.path).toMatch(/^\//)
  }
})

test('S3.2 the version is named current', () => expect(currentVersion().name).toBe('current'))
test('S3.3 the version is labeled Next', () => expect(currentVersion().label).toBe('Next'))
test('S3.4 the version is the last', () => expect(currentVersion().isLast).toBe(true))
test('S3.5 the version is served from the root', () => expect(currentVersion().path).toBe('/'))

test('S3.6 the version has a main page', () => {
  const { mainDocId, docs } = currentVersion()
  expect(docs.map(({ id }) => id)).toContain(mainDocId)
})

test('S3.7 the version lists every page', () => {
  const written = fs.readdirSync('docs', { recursive: true, encoding: 'utf8' })
  expect(currentVersion().docs).toHaveLength(written.filter((name) => name.endsWith('.mdx')).length)
})

test("S3.8 drafts are identified by ID and aren't built", () => {
  expect(currentVersion('kitchenSink').draftIds).toEqual(['draft'])
  expect(fs.existsSync('.cache/kitchen-sink/draft')).toBe(false)
  expect(currentVersion().draftIds).toEqual([])
})

test('S3.9 the version has four sidebars', () => {
  expect(Object.keys(currentVersion().sidebars)).toHaveLength(4)
})

test('S3.10 there is one version', () => expect(docsData().versions).toHaveLength(1))

test("S3.11 a sidebar is identified by its link's path and label", () => {
  for (const { link } of Object.values(currentVersion().sidebars)) {
    expect(Object.keys(link).sort()).toEqual(['label', 'path'])
  }
})

/** Links to documentation pages that don't have a URL, or don't say whether their page is unlisted. */
const incompleteLinks = (items: readonly SidebarItem[]) =>
  items.filter(({ type, docId, href, unlisted }) => {
    const isComplete = Boolean(href) && (docId === undefined || typeof unlisted === 'boolean')
    return type === 'link' && !isComplete
  })

test('S3.12 a sidebar link has a URL, and says whether its page is unlisted', () => {
  for (const site of ['product', 'kitchenSink'] as const) {
    const links = sidebarItems(site).filter(({ type }) => type === 'link')
    expect(links.length, site).toBeGreaterThan(2)
    expect(incompleteLinks(links)).toEqual([])
    const unlisted = currentVersion(site).docs.filter((doc) => doc.unlisted && doc.sidebar)
    const marked = links.filter((link) => link.unlisted).map(({ docId }) => docId)
    expect(marked.every((id) => unlisted.some((doc) => doc.id === id))).toBe(true)
  }
  const unlisted = sidebarItems('kitchenSink').filter((item) => item.type === 'link' && item.unlisted)
  expect(unlisted.map(({ href }) => href)).toContain('/unlisted')
  const incomplete: SidebarItem = { type: 'link', label: 'A page', href: '/a', docId: 'a' }
  expect(incompleteLinks([incomplete]), 'control').toEqual([incomplete])
})

test('S3.13 a sidebar group has items, may have a URL, and is marked if its page is unlisted', () => {
  for (const site of ['product', 'kitchenSink'] as const) {
    const groups = sidebarItems(site).filter(({ type }) => type === 'category')
    expect(groups.filter(({ items }) => !items?.length)).toEqual([])
    const paths = currentVersion(site).docs.map((doc) => doc.path)
    const linked = groups.flatMap(({ href }) => href ?? [])
    expect(linked.length, site).toBeGreaterThan(0)
    expect(linked.filter((href) => !paths.includes(href))).toEqual([])
  }
  const unlisted = sidebarItems('kitchenSink').filter(({ linkUnlisted }) => linkUnlisted)
  expect(unlisted.map(({ href }) => href)).toEqual(['/unlisted-group'])
})

test("S3.12, S3.13 the sidebar's links are those of the data, without the unlisted ones", async ({
  page,
}) => {
  await page.goto(kitchenSink('/images'))
  await hydrated(page)
  const shown = await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const listed = sidebarItems('kitchenSink').filter((item) => !item.unlisted && !item.linkUnlisted)
  const known = listed.flatMap(({ href }) => href ?? [])
  expect(shown).toContain('/images')
  expect(shown.filter((href) => href === null || !known.includes(href))).toEqual([])
})

test('S3.14 the locale is fully described', () => {
  const { localeConfigs } = JSON.parse(generatedText('i18n.json')) as { localeConfigs: object }
  expect(localeConfigs).toEqual({
    en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  })
})

const KEY = 'docs-preferred-version-default'

/** The value stored under the docs plugin's key after a page has read it. */
async function preferredAfter(page: Page, stored: string) {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, stored] as const)
  await page.goto('/build')
  await hydrated(page)
  return () => page.evaluate((key) => localStorage.getItem(key), KEY)
}

test("S3.15 a preferred version that doesn't exist is replaced by the current one", async ({ page }) => {
  await expect.poll(await preferredAfter(page, 'bogus')).toBe('current')
})

test("S3.15 a docs page's version is stored, and no other page stores one", async ({ page }) => {
  const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY)
  await page.goto('/')
  await hydrated(page)
  expect(await stored()).toBeNull()
  await page.goto('/build')
  await hydrated(page)
  await expect.poll(stored).toBe('current')
})

test("S3.16 the preferred version is stored under a key with the plugin's ID", async ({ page }) => {
  expect(await (await preferredAfter(page, 'current'))()).toBe('current')
})
