import { z } from 'zod'
import type { AssetFigures, PageFigures } from './figures'

export type Figure = { what: string; actual: number; limit: number; page?: string }

export const releaseSchema = z.object({ release: z.string(), figures: z.record(z.string(), z.number()) })
export type Release = z.infer<typeof releaseSchema>

/** A figure's largest value, with its page. */
function largest(
  what: string,
  limit: number,
  pages: readonly PageFigures[],
  of: (page: PageFigures) => number,
): Figure {
  const worst = pages.reduce((a, b) => (of(b) > of(a) ? b : a))
  return { what, actual: of(worst), limit, page: worst.address }
}

export type Limits = {
  page: number
  navigation: number
  style: number
  elements: number
  script: number
  sandbox: number
  packages: number
  css: number
  /** Pages with their own limits for the first paint and a navigation, and why. */
  exceptions: Readonly<Record<string, { page: number; navigation: number; reason: string }>>
}

/** Every limited figure, for the whole site and each area. */
export function heldFigures(pages: readonly PageFigures[], assets: AssetFigures, limits: Limits): Figure[] {
  const own = pages.filter(({ address }) => address in limits.exceptions)
  const others = pages.filter((page) => !own.includes(page))
  const areas = [...new Set(others.map(({ area }) => area))].sort()
  return [
    ...areas.map((area) =>
      largest(
        `first paint, longest of /${area}`,
        limits.page,
        others.filter((page) => page.area === area),
        ({ page }) => page,
      ),
    ),
    ...own.map(({ address, page }) => ({
      what: `first paint of ${address}`,
      actual: page,
      limit: limits.exceptions[address]!.page,
      page: address,
    })),
    largest('navigation, longest', limits.navigation, others, ({ navigation }) => navigation),
    ...own.map(({ address, navigation }) => ({
      what: `navigation to ${address}`,
      actual: navigation,
      limit: limits.exceptions[address]!.navigation,
      page: address,
    })),
    largest('inline style, not compressed', limits.style, pages, ({ style }) => style),
    largest('elements of a page', limits.elements, pages, ({ elements }) => elements),
    { what: 'all script of the site', actual: assets.script, limit: limits.script },
    { what: 'what the sandbox of edited samples runs', actual: assets.sandbox, limit: limits.sandbox },
    {
      what: 'packages that only some edited samples import',
      actual: assets.packages,
      limit: limits.packages,
    },
    { what: 'all style sheets of the site', actual: assets.css, limit: limits.css },
  ]
}

/** The figures as a table: actual, limit, and the change since the last release. */
export function table(figures: readonly Figure[], last: Release): string {
  const rows = figures.map(({ what, actual, limit, page }) => {
    const before = last.figures[what]
    const change =
      before === undefined
        ? 'new'
        : actual === before
          ? 'same'
          : `${actual > before ? '+' : ''}${actual - before}`
    return [what, String(actual), String(limit), change, page ?? '']
  })
  const head = ['figure (bytes, or elements)', 'actual', 'limit', `since ${last.release}`, 'page']
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  )
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 || column === 4 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Figures over their limit, each with what to do about it. */
export const overBudget = (figures: readonly Figure[]): string[] =>
  figures
    .filter(({ actual, limit }) => actual > limit)
    .map(
      ({ what, actual, limit, page }) =>
        `${what}${page ? ` (${page})` : ''}: found ${actual}, expected at most ${limit}. Fix: split the page, or remove what readers don't need; the limits are in tests/budgets/limits.json.`,
    )
