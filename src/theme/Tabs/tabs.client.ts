const KEY = 'docusaurus.tab.'

/** A reader's choice in one set of tabs applies to every set in the same group, on this page and the next. */
export function handleTabChange(event: Event) {
  const input = event.target
  if (!(input instanceof HTMLInputElement) || !input.matches('.tabs > input[data-group]')) return
  const { group, value } = { group: input.dataset.group!, value: input.value }
  select(group, value)
  try {
    localStorage.setItem(KEY + group, value)
  } catch {
    // Storage is a convenience: without it, the choice applies to this page only.
  }
}

/** Applies the stored choices to the tabs of the page. */
export function restoreTabs() {
  const groups = new Set(
    [...document.querySelectorAll<HTMLInputElement>('.tabs > input[data-group]')].map(
      (input) => input.dataset.group!,
    ),
  )
  for (const group of groups) {
    try {
      select(group, localStorage.getItem(KEY + group))
    } catch {
      return
    }
  }
}

function select(group: string, value: string | null) {
  for (const input of document.querySelectorAll<HTMLInputElement>('.tabs > input[data-group]')) {
    if (input.dataset.group === group && input.value === value) input.checked = true
  }
}
