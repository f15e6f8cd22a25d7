import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../support/test'

const pages = ['/', '/home', '/build/quickstart', '/contracts/core-contracts']

/** How much wider than its window a page is, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Adds a CSS rule, as a reader may; controls use it to seed faults. */
const addRule = (page: Page, rule: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rule)

const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** Elements whose text is cut off. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, button, summary')]
      .filter((element) => {
        const { overflowY, overflowX } = getComputedStyle(element)
        const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')
        return hides && element.clientWidth > 1 && element.scrollHeight > element.clientHeight + 1
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  )

for (const path of pages) {
  test(`${path} at 400% zoom only scrolls in one direction`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 }) // 1280 by 1024 px at 400%
    await page.goto(path)
    await hydrated(page)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test(`${path} keeps its text readable with the spacing from WCAG 1.4.12`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(path)
    await hydrated(page)
    await addRule(page, SPACING)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await cutTexts(page)).toEqual([])
  })
}

/** With forced colors, the focused element has an edge. */
async function expectFocusSeen(page: Page) {
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!)
    return { outlineStyle, width: Number.parseFloat(outlineWidth) }
  })
  expect(outline.outlineStyle, 'outline').not.toBe('none')
  expect(outline.width).toBeGreaterThanOrEqual(1)
}

test('with forced colors, controls keep an edge and the focus is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/build/quickstart')
  await hydrated(page)
  await expectFocusSeen(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** A page's animations and transitions that last longer than a blink, in s. */
const motions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element)
      const last = (text: string) => Math.max(...text.split(',').map(Number.parseFloat))
      const moves =
        (animationName !== 'none' && last(animationDuration) > 0.05) || last(transitionDuration) > 0.05
      return moves ? [element.outerHTML.slice(0, 80)] : []
    }),
  )

test('with reduced motion, nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of pages) {
    await page.goto(path)
    await hydrated(page)
    expect(await motions(page), path).toEqual([])
  }
})

test('control: text that is cut off and a page that is too wide are found', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/')
  await hydrated(page)
  await addRule(page, 'h1 { block-size: 1em; overflow: hidden }')
  await addRule(page, SPACING)
  expect((await cutTexts(page)).join()).toContain('<h1')
  await page.evaluate(() => {
    const wide = document.createElement('div')
    wide.style.inlineSize = '900px'
    wide.textContent = 'wide'
    document.querySelector('main')!.append(wide)
  })
  expect(await overflow(page)).toBeGreaterThan(0)
})

test('control: an invisible focus and a moving element are found', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrated(page)
  await addRule(page, ':focus-visible { outline: none !important } h1 { transition: opacity 1s !important }')
  await expect(expectFocusSeen(page)).rejects.toThrow('outline')
  expect((await motions(page)).join()).toContain('<h1')
})
