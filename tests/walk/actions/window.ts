import { expect } from '../../support/test'
import type { Action } from '../reader'

const WIDE = { width: 1280, height: 900 }
const NARROW = { width: 390, height: 800 }

const resize: Action = {
  name: 'switch between phone and desktop',
  weight: 3,
  act: async (reader) => {
    reader.isNarrow = !reader.isNarrow
    await reader.page.setViewportSize(reader.isNarrow ? NARROW : WIDE)
    await expect(reader.page.locator('.drawer > summary')).toBeVisible({ visible: reader.isNarrow })
    return reader.isNarrow ? 'switch to a phone' : 'switch to a desktop'
  },
}

const menu: Action = {
  name: 'open and close the menu',
  weight: 8,
  act: async ({ page, isNarrow, random }) => {
    if (!isNarrow) return undefined
    const button = page.locator('.drawer > summary')
    const panel = page.getByRole('navigation', { name: 'Menu' })
    await button.click()
    await expect(panel).toBeVisible()
    const back = page.getByRole('button', { name: 'Back to main menu' })
    const isBack = random.below(2) === 0 && (await back.isVisible())
    if (isBack) {
      await back.click()
      await expect(panel.getByRole('link', { name: 'What is Celo' })).toBeVisible()
    }
    await button.click()
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    return isBack ? 'open the menu, go to the main menu, close it' : 'open and close the menu'
  },
}

const scroll: Action = {
  name: 'scroll',
  weight: 8,
  act: async ({ page, random }) => {
    const share = random.below(101) / 100
    await page.evaluate((part) => {
      window.scrollTo({
        top: (document.documentElement.scrollHeight - window.innerHeight) * part,
        behavior: 'instant',
      })
    }, share)
    return `scroll to ${Math.round(share * 100)} %`
  },
}

const pointAt: Action = {
  name: 'point somewhere',
  weight: 4,
  act: async ({ page, isNarrow, random }) => {
    const [x, y] = [random.below(isNarrow ? 390 : 1280), random.below(800)]
    await page.mouse.move(x, y)
    return `point at ${x}, ${y}`
  },
}

export const windowing = [resize, menu, scroll, pointAt]
