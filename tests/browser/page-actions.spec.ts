import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/test'

const ROUTE = '/developer/viem'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const summary = (page: Page) => page.locator('.page-menu > summary')
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function open(page: Page) {
  await page.goto(ROUTE)
  await hydrated(page)
  await expect(summary(page)).toHaveText('Markdown')
}

test('a page is copied as Markdown by keyboard', async ({ page, request }) => {
  await open(page)
  await summary(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const copy = page.locator('.copy-page')
  await expect(copy).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(copy).toHaveText('Copied')
  expect(await copied(page)).toBe(await (await request.get(`${ROUTE}.md`)).text())
  await page.keyboard.press('Escape')
  await expect(copy).toBeHidden()
  await expect(summary(page)).toBeFocused()
})

test('a page opens as Markdown, and in each assistant with a question about it', async ({
  page,
  baseURL,
}) => {
  await open(page)
  await summary(page).click()
  const links = page.locator('.page-menu-list a')
  await expect(links).toHaveText([
    'View as Markdown',
    'Open in ChatGPT',
    'Open in Claude',
    'Open in Cursor',
    'Open in VS Code',
  ])
  const [view, ...assistants] = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href')),
  )
  expect(view).toBe(`${ROUTE}.md`)
  const twin = encodeURIComponent(`${baseURL}${ROUTE}.md`)
  expect(assistants.every((href) => href?.includes(twin))).toBe(true)
})

test('a section is copied by keyboard, from its heading to the next', async ({ page }) => {
  await open(page)
  const heading = page.locator('#connect-to-celo-sepolia')
  await heading.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(heading.getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading.getByRole('button')).toHaveText('Copied')
  const section = await copied(page)
  expect(section).toMatch(/^## Connect to Celo Sepolia\n/)
  expect(section.match(/^## /gm)).toHaveLength(1)
})

test('control: what cannot be read is said not to be copied', async ({ page, allowed }) => {
  allowed.push('net::ERR_FAILED') // the Markdown is cut off below
  await open(page)
  await page.route('**/*.md', (route) => route.abort())
  await summary(page).click()
  await page.locator('.copy-page').click()
  await expect(page.locator('.copy-page')).toHaveText('Not copied')
})

test('feedback: an answer, a reason and a sentence fill in an issue; nothing is sent', async ({ page }) => {
  await open(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  const feedback = page.locator('.feedback')
  const no = feedback.getByRole('button', { name: 'No' })
  await no.focus()
  await page.keyboard.press('Enter')
  await expect(no).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab') // the link that edits the page
  await page.keyboard.press('Tab')
  await expect(feedback.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(feedback.getByRole('radio', { name: 'Something is missing' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Where is & = #?')
  const link = feedback.getByRole('link', { name: 'Open the issue' })
  const url = new URL((await link.getAttribute('href'))!)
  expect(url.searchParams.get('title')).toBe(`Docs: Something is missing: ${ROUTE}`)
  expect(url.searchParams.get('body')).toBe('Where is & = #?')
  expect(requests.filter((made) => !made.startsWith('GET'))).toEqual([])
  await no.click()
  await expect(link).toBeHidden()
})
