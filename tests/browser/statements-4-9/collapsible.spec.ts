import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, kitchenSink, test } from '../../support/test'

const group = (page: Page, label: string) =>
  page
    .getByRole('navigation', { name: 'Docs pages' })
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: label }) })

/** A closed group is a link that the client replaces with the open group. Out: that group, closed again. */
async function closedGroup(page: Page, label: string) {
  const list = page.getByRole('navigation', { name: 'Docs pages' })
  await list.locator('a[data-branch]').filter({ hasText: label }).click()
  const details = group(page, label)
  await expect(details).toHaveAttribute('open')
  await details.locator('summary').click()
  await expect(details).not.toHaveAttribute('open')
  return details
}

/** Opens a group. Out: the style that animated its list, and the final height. */
async function unfold(details: Locator) {
  const list = details.locator('ul').first()
  await details.locator('summary').click()
  // At rest, it no longer has a fixed height.
  await expect
    .poll(() => list.evaluate(({ style }) => style.transition !== '' && ['', 'auto'].includes(style.height)))
    .toBe(true)
  return list.evaluate((element) => ({ style: element.style.transition, height: element.scrollHeight }))
}

/** Docusaurus's duration in ms for content of this height in px, which grows less than proportionally. */
const durationFor = (height: number) => Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10)

async function open(page: Page) {
  await page.goto(kitchenSink('/'))
  await hydrated(page)
}

test('S4.29, S9.23 a group expands with an animated height, easing in and out', async ({ page }) => {
  await open(page)
  const details = await closedGroup(page, 'Blocks')
  await expect(details.getByRole('link', { name: 'Long' })).toBeHidden()
  const { style } = await unfold(details)
  expect(style).toMatch(/^height [\d.]+m?s ease-in-out/)
  await expect(details.getByRole('link', { name: 'Long' })).toBeVisible()
  await details.locator('summary').click()
  await expect(details.getByRole('link', { name: 'Long' })).toBeHidden()
  await expect(details).not.toHaveAttribute('open')
})

/** Records every style set on an element in the sidebar from now on. */
const noteStyles = (page: Page) =>
  page.evaluate(() => {
    const noted: string[] = []
    Object.assign(window, { noted })
    new MutationObserver((changes) => {
      for (const { target } of changes) noted.push((target as HTMLElement).style.cssText) // only elements have attributes
    }).observe(document.body, { attributes: true, attributeFilter: ['style'], subtree: true })
  })
const notedStyles = (page: Page) => page.evaluate(() => (window as unknown as { noted: string[] }).noted)

test('S4.29 a closed group also expands with an animation when opened for the first time', async ({
  page,
}) => {
  await open(page)
  await noteStyles(page)
  const list = page.getByRole('navigation', { name: 'Docs pages' })
  await list.locator('a[data-branch]').filter({ hasText: 'Blocks' }).click()
  await expect(group(page, 'Blocks').getByRole('link', { name: 'Long' })).toBeVisible()
  await expect.poll(async () => (await notedStyles(page)).join()).toContain('ease-in-out')
  // At rest again, so nothing is cut off.
  await expect
    .poll(() =>
      group(page, 'Blocks')
        .locator('ul')
        .evaluate(({ style }) => style.height),
    )
    .toBe('')
})

for (const [address, name] of [
  ['/wallet/metamask/add-celo-testnet-to-metamask', 'to a wallet'],
  ['/network/mainnet', 'Current values of Celo'],
  ['/what-is-celo/using-celo/gas-fees', 'Calculate a fee'],
  ['/developer/json-rpc', 'Convert units'],
  ['/developer/json-rpc', 'Try a call'],
  ['/contracts/reference/locked-celo', 'Call LockedCelo'],
] as const)
  test(`S4.29 the panel “${name}” on ${address} also expands with an animation`, async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    const panel = page.locator('details').filter({ hasText: name }).last()
    await noteStyles(page)
    await panel.locator('summary').click()
    await expect(panel.getByRole('paragraph').last()).toBeVisible()
    await expect.poll(async () => (await notedStyles(page)).join()).toContain('ease-in-out')
    // At rest again, so what is added later isn't cut off.
    const height = () => panel.locator('summary + *').evaluate(({ style }: HTMLElement) => style.height)
    await expect.poll(height).toBe('')
  })

test("S4.29 a rotating arrow inside a group doesn't prevent the group's animation from ending", async ({
  page,
}) => {
  await open(page)
  const details = await closedGroup(page, 'Blocks')
  await details.locator('ul').evaluate((list) => {
    const end = new TransitionEvent('transitionend', { propertyName: 'rotate', bubbles: true })
    list.addEventListener('transitionrun', () => list.firstElementChild?.dispatchEvent(end), { once: true })
  })
  await details.locator('summary').click()
  await expect.poll(() => details.locator('ul').evaluate(({ style }) => style.height)).toBe('')
})

test("S4.29 an empty panel's animation also ends", async ({ page }) => {
  await open(page)
  const details = await closedGroup(page, 'Blocks')
  await details.locator('ul').evaluate((list) => list.replaceChildren())
  await details.locator('summary').click()
  await expect(details).toHaveAttribute('open')
  await expect(details).toHaveAttribute('data-fold', '')
})

test("S9.21 the duration depends on the content's height", async ({ page }) => {
  await open(page)
  const tall = await unfold(await closedGroup(page, 'Blocks'))
  const short = await unfold(await closedGroup(page, 'Second group'))
  expect(tall.height).toBeGreaterThan(short.height)
  for (const { style, height } of [tall, short]) {
    expect(style).toContain(`height ${durationFor(height)}ms`)
  }
  expect(durationFor(tall.height)).toBeGreaterThan(durationFor(short.height))
})

test('S9.22 with reduced motion, it takes 1 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  expect((await unfold(await closedGroup(page, 'Blocks'))).style).toContain('height 1ms')
})
