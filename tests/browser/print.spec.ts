import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/test'

/** The minimum contrast that WCAG requires for text. */
const LEGIBLE = 4.5

/** Texts that are too light for paper, with their color, because browsers don't print backgrounds by default. */
function textsTooLight(page: Page, least: number): Promise<string[]> {
  return page.evaluate((ratio) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const linear = (part: number) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
    const contrastWithWhite = (color: string) => {
      canvas.fillStyle = '#fff'
      canvas.fillRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return 1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const light: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent!.trim()
      const parent = texts.currentNode.parentElement!
      if (!text || !parent.checkVisibility({ visibilityProperty: true })) continue
      const { color } = getComputedStyle(parent)
      if (contrastWithWhite(color) < ratio) light.push(`${color} ${text.slice(0, 40)}`)
    }
    return light
  }, least)
}

async function openAsPrinted(page: Page, address: string, theme: 'dark' | 'light') {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
  await page.emulateMedia({ reducedMotion: 'reduce' }) // the paper's colors apply immediately
  await page.goto(address)
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden() // print styles apply
}

for (const theme of ['dark', 'light'] as const)
  for (const address of ['/', '/developer/viem', '/network/mainnet', '/glossary'])
    test(`${address} in ${theme} mode is printed in colors that are readable on paper`, async ({ page }) => {
      await openAsPrinted(page, address, theme)
      await expect.poll(() => textsTooLight(page, LEGIBLE)).toEqual([])
    })

test("the home page's background pattern isn't printed over its text", async ({ page }) => {
  await openAsPrinted(page, '/', 'dark')
  await expect(page.locator('.pattern')).toBeHidden()
})

/** How far the bar with the breadcrumbs ends above the title; negative if it covers the title. */
const roomAboveTitle = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.page-bar')!.getBoundingClientRect()
    return document.querySelector('h1')!.getBoundingClientRect().top - bar.bottom
  })

for (const width of [800, 1280])
  test(`the breadcrumbs aren't printed over the title at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1123 })
    await openAsPrinted(page, '/developer/viem', 'light')
    await expect(page.locator('.page-bar')).toBeVisible()
    await expect.poll(() => roomAboveTitle(page)).toBeGreaterThanOrEqual(0)
  })

test('control: breadcrumbs over the title are found', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1123 })
  await openAsPrinted(page, '/developer/viem', 'light')
  await page.evaluate(() => {
    const { style } = document.querySelector<HTMLElement>('.page-bar')!
    style.setProperty('margin-block', '-24px 16px')
    style.setProperty('position', 'sticky')
  })
  await expect.poll(() => roomAboveTitle(page)).toBeLessThan(0)
})

test('control: light text is found', async ({ page }) => {
  await openAsPrinted(page, '/markdown-page', 'dark')
  await page.evaluate(() => document.querySelector('h1')!.style.setProperty('color', '#dbd5ce'))
  await expect.poll(() => textsTooLight(page, LEGIBLE)).toEqual([expect.stringContaining('219')])
})
