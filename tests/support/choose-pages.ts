/** A page's route, and the kinds of elements on it, such as "button.copy". */
export interface PageKinds {
  readonly route: string
  readonly kinds: ReadonlySet<string>
}

/**
 * The fewest pages, more or less, that together have every kind of element: again and again the page with the most kinds
 * that are still missing. Pure.
 */
export function choosePages(pages: readonly PageKinds[]): string[] {
  const missing = new Set(pages.flatMap(({ kinds }) => [...kinds]))
  const chosen: string[] = []
  while (missing.size > 0) {
    const gain = ({ kinds }: PageKinds) => [...kinds].filter((kind) => missing.has(kind)).length
    const best = pages.reduce((most, page) => (gain(page) > gain(most) ? page : most))
    for (const kind of best.kinds) missing.delete(kind)
    chosen.push(best.route)
  }
  return chosen.sort()
}
