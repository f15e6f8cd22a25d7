import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { routeFromBuiltFile } from '../../model/route'
import { isRedirectPage } from '../../postbuild/steps/redirects/redirect-page'
import { isPageFile, listFiles } from '../../postbuild/built-files'
import { axeFindings, type Rules } from './axe-findings'

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
 * What axe checks in a look. A theme changes colors only, and a width almost none, so in the gate a width's second theme
 * is checked for colors only, and on phones the colors only of a template, which has all that's shown on phones alone.
 */
function chooseRules({ width }: Look, isFirst: boolean, isTemplate: boolean): Rules | undefined {
  if (IS_EXHAUSTIVE) return 'all'
  const hasColors = width === WIDTHS[0] || isTemplate
  if (isFirst) return hasColors ? 'all' : 'others'
  return hasColors ? 'colors' : undefined
}

/**
 * Checks the current page in the given looks with axe and for overflow. Out: one sentence per finding.
 * @param isTemplate whether the page stands for others with its layout
 */
export async function faultsInLooks(
  page: Page,
  looks: readonly Look[],
  isTemplate = true,
): Promise<string[]> {
  const faults: string[] = []
  const checked = new Set<number>()
  for (const look of looks) {
    const { theme, width } = look
    const rules = chooseRules(look, !checked.has(width), isTemplate)
    if (!rules) continue
    // The start script would do the same with a stored choice, but this avoids a second load.
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
    await page.setViewportSize({ width, height: HEIGHT })
    const found = await axeFindings(page, 'html', rules)
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
