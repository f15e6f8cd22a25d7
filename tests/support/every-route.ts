import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { routeFromBuiltFile } from '../../model/route'
import { isRedirectPage } from '../../postbuild/steps/redirects/redirect-page'
import { isPageFile, listFiles } from '../../postbuild/built-files'
import { axeFindings, COLOR_RULES } from './axe-findings'

export const THEMES = ['dark', 'light'] as const
export const WIDTHS = [1280, 390] as const
export type Look = { theme: (typeof THEMES)[number]; width: (typeof WIDTHS)[number] }

/** Each theme at each width, and each width only once, because a layout takes longer than new colors. */
export const LOOKS: readonly Look[] = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ theme, width })))

/** The narrowest window, and the narrowest beside the sidebar. */
const NARROW = [320, 997]
const HEIGHT = 800

/** HTML files of a build that are pages, including the not-found page. */
export const listPageFiles = (root: string): string[] =>
  listFiles(root).filter(
    (file) => isPageFile(file) && !isRedirectPage(readFileSync(`${root}/${file}`, 'utf8')),
  )

/** Paths of all built pages, sorted. */
export const routes: readonly string[] = listPageFiles('build').map(routeFromBuiltFile).sort()

/** Whether to test every page in every look, every width and every fuzzed URL, as before a release. */
export const IS_EXHAUSTIVE = process.env['EXHAUSTIVE'] === '1'

/** How much wider than its window the page is, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Checks the current page in the given looks with axe and for overflow. Out: one sentence per finding. A theme changes
 * colors only, so in the gate a width's second theme is checked with axe's rules about colors.
 */
export async function faultsInLooks(page: Page, looks: readonly Look[]): Promise<string[]> {
  const faults: string[] = []
  const checked = new Set<number>()
  for (const { theme, width } of looks) {
    // The start script would do the same with a stored choice, but this avoids a second load.
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
    await page.setViewportSize({ width, height: HEIGHT })
    const isAgain = checked.has(width) && !IS_EXHAUSTIVE
    const found = await axeFindings(page, 'html', isAgain ? COLOR_RULES : undefined)
    checked.add(width)
    if ((await overflow(page)) > 0) found.push(`wider than its window`)
    faults.push(...found.map((finding) => `${theme}, ${width} px: ${finding}`))
  }
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: HEIGHT })
    if ((await overflow(page)) > 0) faults.push(`wider than a window of ${width} px`)
  }
  return faults
}
