import { matchesRow } from './match-row'

/** The elements of a page from each second-level heading to the next. */
function splitSections(elements: readonly HTMLElement[]): HTMLElement[][] {
  const sections: HTMLElement[][] = [[]]
  for (const element of elements) {
    if (element.matches('h2')) sections.push([])
    sections.at(-1)!.push(element)
  }
  return sections
}

/** Shows the rows of a table that match. Out: how many there are, and of how many. */
function filterRows(table: HTMLElement, typed: string): [found: number, all: number] {
  const rows = [...table.querySelectorAll<HTMLElement>('tbody tr')]
  for (const row of rows) {
    const codes = row.firstElementChild?.querySelectorAll('code') ?? []
    const messages = [...codes].map(({ textContent }) => textContent)
    row.hidden = !matchesRow(typed, { text: row.textContent, messages })
  }
  return [rows.filter(({ hidden }) => !hidden).length, rows.length]
}

/**
 * Filters the tables after a field by what's typed into it. In a section with tables, only those that have a match
 * are left, below their headings.
 */
export function filterTables(field: HTMLInputElement): void {
  const frame = field.parentElement!
  const following = [...frame.parentElement!.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      (frame.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
  )
  const typed = field.value.trim()
  const counts: [number, number][] = []
  for (const section of splitSections(following)) {
    if (!section.some((element) => element.matches('.table'))) continue
    const shown = new Set<HTMLElement>()
    let headings: HTMLElement[] = []
    for (const element of section) {
      if (element.matches('h2')) headings = [element]
      if (element.matches('h3')) headings = [...headings.filter((each) => each.matches('h2')), element]
      if (!element.matches('.table')) continue
      const count = filterRows(element, typed)
      counts.push(count)
      if (count[0] > 0) for (const each of [...headings, element]) shown.add(each)
    }
    for (const element of section) element.hidden = typed !== '' && !shown.has(element)
  }
  frame.querySelector('[role=status]')!.textContent = typed && sum(counts)
}

function sum(counts: readonly [number, number][]): string {
  const found = counts.reduce((total, [one]) => total + one, 0)
  const all = counts.reduce((total, [, one]) => total + one, 0)
  return found > 0 ? `${found} of ${all} rows match` : 'No row matches. Try a shorter part of the message'
}
