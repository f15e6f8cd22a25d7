import { makeButton, makeElement } from './elements'

/** Panels so far, for their IDs. */
let count = 0

const isSelected = (tab: Element) => tab.getAttribute('aria-selected') === 'true'

/** Tabs for the files of a program, as in an editor. With one file, there are none. */
export class FileTabs {
  readonly element = makeElement('div', 'editor-tabs')
  private readonly tabs: HTMLButtonElement[]

  /** @param panels of the files, by name: one is shown at a time */
  constructor(
    title: string,
    private readonly panels: ReadonlyMap<string, HTMLElement>,
  ) {
    this.tabs = [...panels.keys()].map((name) => this.makeTab(name))
    this.element.append(...this.tabs)
    this.element.hidden = panels.size === 1
    this.element.setAttribute('role', 'tablist')
    this.element.setAttribute('aria-label', `Files of ${title}`)
    this.element.addEventListener('keydown', (event) => this.move(event))
    this.select(title)
  }

  private makeTab(name: string): HTMLButtonElement {
    const tab = makeButton(name, () => this.select(name), 'editor-tab')
    const panel = this.panels.get(name)!
    tab.setAttribute('role', 'tab')
    panel.id = `editor-file-${(count += 1)}`
    tab.setAttribute('aria-controls', panel.id)
    if (this.panels.size > 1) {
      panel.setAttribute('role', 'tabpanel')
      panel.setAttribute('aria-label', name)
    }
    return tab
  }

  /** The file that's shown. */
  get selected(): string {
    return this.tabs.find(isSelected)?.textContent ?? ''
  }

  select(name: string): void {
    for (const tab of this.tabs) {
      const isShown = tab.textContent === name
      tab.setAttribute('aria-selected', String(isShown))
      tab.tabIndex = isShown ? 0 : -1
      this.panels.get(tab.textContent)!.hidden = !isShown
    }
  }

  private move(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const last = this.tabs.length - 1
    const now = this.tabs.findIndex(isSelected)
    const next = Number.isFinite(step) ? (now + step + last + 1) % (last + 1) : step < 0 ? 0 : last
    this.select(this.tabs[next]!.textContent)
    this.tabs[next]!.focus()
  }
}
