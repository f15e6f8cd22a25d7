import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'
import { expect } from './test'

/** WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/**
 * Ends what a change of theme, a hover or a press has started, because axe also reads colors halfway between two. It
 * doesn't wait for the end, which never comes for an element that the browser doesn't draw.
 */
const finishAnimations = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    for (const each of document.getAnimations())
      if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish()
  })

/** Of these rules, those whose result depends on colors. They take most of axe's time. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Which rules to check: all, those about colors, or the others. */
export type Rules = 'all' | 'colors' | 'others'

const optionsFor = (rules: Rules) => ({
  runOnly:
    rules === 'colors'
      ? { type: 'rule' as const, values: COLOR_RULES }
      : { type: 'tag' as const, values: AXE_TAGS },
  rules: Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: rules !== 'others' }])),
})

/**
 * Where to look for a component's findings: on the whole page in dark, and only in the component in light, because a
 * theme changes nothing but colors.
 */
export const placeInTheme = (theme: string, component: string): string =>
  theme === 'dark' ? 'html' : component

/**
 * axe's findings on the current page: the rule, and the first elements that violate it.
 * @param within a selector; `html` also checks what only makes sense for a whole page
 */
export async function axeFindings(page: Page, within = 'html', rules: Rules = 'all'): Promise<string[]> {
  // Without fonts, text has no height, and axe reports nonsense.
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.height).toBeGreaterThan(10)
  await finishAnimations(page)
  // Not a script element, because the policy would block it. Once per page is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const results = await page.evaluate(
    async ({ options, within }) => {
      const runner = (window as unknown as { axe: typeof axe }).axe
      return (await runner.run(within, {
        ...options,
        resultTypes: ['violations'],
        preload: false, // style sheets of others and media: there are none
      })) as AxeResults
    },
    { options: optionsFor(rules), within },
  )
  return results.violations.map(
    ({ id, nodes }) =>
      `${id} x${nodes.length}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
  )
}
