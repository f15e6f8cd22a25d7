const KEY = 'docusaurus.tab.'

/** A reader's choice in one set of tabs applies to every set in the same group, on this page and the next. */
export function handleTabChange(event: Event) {
  const input = event.target
  if (!(input instanceof HTMLInputElement) || !input.matches('.tabs > input[data-group]')) return
  choose(input)
}

/** Applies a choice to the sets on this page, and stores it for the next. */
function choose({ dataset, value }: HTMLInputElement) {
  const group = dataset.group!
  select(group, value)
  try {
    localStorage.setItem(KEY + group, value)
  } catch {
    // Storage is a convenience: without it, the choice applies to this page only.
  }
}

const listInputs = () => [...document.querySelectorAll<HTMLInputElement>('.tabs > input[data-group]')]

/** Applies the choices that the reader made before this script ran. Browsers don't restore any, as the tabs ask them. */
export function keepEarlyTabs() {
  for (const input of listInputs()) if (input.checked && !input.defaultChecked) choose(input)
}

/** Applies the stored choices to the tabs of the page. */
export function restoreTabs() {
  const groups = new Set(listInputs().map((input) => input.dataset.group!))
  for (const group of groups) {
    try {
      select(group, localStorage.getItem(KEY + group))
    } catch {
      return
    }
  }
}

function select(group: string, value: string | null) {
  for (const input of listInputs()) {
    if (input.dataset.group === group && input.value === value) input.checked = true
  }
}
