const FIELD = '[data-filter-tables]'

/** Loaded with the first letter, because few pages have a filter. */
async function apply(field: HTMLInputElement) {
  const { filterTables } = await import('./filter-tables')
  filterTables(field)
}

const listFilled = () =>
  [...document.querySelectorAll<HTMLInputElement>(FIELD)].filter(({ value }) => value !== '')

export function handleFilter({ target }: Event) {
  if (target instanceof HTMLInputElement && target.matches(FIELD)) void apply(target)
}

/** Applies what a reader typed before this script ran. */
export const applyEarlyFilter = () => listFilled().forEach((field) => void apply(field))

/** A link to another part of the page leads to something that may be hidden, so it ends the filter. */
export async function endFilter(target: Element) {
  const link = target.closest<HTMLAnchorElement>('a[href*="#"]')
  const filled = listFilled()
  if (!link || filled.length === 0) return
  for (const field of filled) {
    field.value = ''
    await apply(field)
  }
  // The browser didn't find a place for what was hidden.
  document.getElementById(link.hash.slice(1))?.scrollIntoView()
}
