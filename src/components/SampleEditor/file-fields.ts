import type { PrismEditor } from 'prism-code-editor'
import { makeCodeField, markLine, setText } from './code-field'
import { makeElement } from './elements'
import { FileTabs } from './file-tabs'
import type { PageProgram } from './read-program'
import type { Spot } from '../../sandbox/messages'

const HELP = 'Ctrl+Enter or ⌘+Enter runs the program. Tab leaves the text.'

/** The fields for a program's files, one of which is shown. */
export class FileFields {
  readonly element = makeElement('div', 'editor-code')
  private readonly fields = new Map<string, PrismEditor>()
  private readonly tabs: FileTabs

  /** @param run starts the program, from within a field */
  constructor(
    readonly program: PageProgram,
    run: () => void,
  ) {
    const panels = new Map([...program.files.keys()].map((name) => [name, makeElement('div', '')]))
    for (const [name, panel] of panels) this.fields.set(name, this.makeField(name, panel, run))
    this.tabs = new FileTabs(program.title, panels)
    const help = makeElement('p', 'editor-help', HELP)
    this.element.append(this.tabs.element, ...panels.values(), help)
  }

  private makeField(name: string, panel: HTMLElement, run: () => void): PrismEditor {
    const field = makeCodeField(panel, this.program.files.get(name) ?? '', `Code of ${name}`)
    field.textarea.setAttribute('aria-description', HELP)
    field.textarea.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run()
    })
    return field
  }

  /** What the reader made of the files, by name. */
  get texts(): ReadonlyMap<string, string> {
    return new Map([...this.fields].map(([name, { value }]) => [name, value]))
  }

  /** The text that's shown. */
  get shown(): string {
    return this.fields.get(this.tabs.selected)?.value ?? ''
  }

  focus(): void {
    this.fields.get(this.tabs.selected)?.textarea.focus()
  }

  /** Brings back the first texts. The reader can undo that. */
  reset(): void {
    const { selected } = this.tabs
    for (const [name, field] of this.fields) {
      const first = this.program.files.get(name) ?? ''
      if (field.value === first) continue
      this.tabs.select(name) // a hidden field has no history
      setText(field, first)
    }
    this.tabs.select(selected)
    this.focus()
  }

  /** Takes a secret out of the texts, and out of what the reader could undo. */
  remove(secret: string): void {
    for (const field of this.fields.values())
      if (field.value.includes(secret)) field.setOptions({ value: field.value.replaceAll(secret, 'removed') })
  }

  /** Shows a file with one of its lines marked, until it's edited; without a line, removes the mark. */
  mark(spot?: Partial<Spot>): void {
    for (const field of this.fields.values()) markLine(field, undefined)
    const field = spot?.file === undefined ? undefined : this.fields.get(spot.file)
    if (!field || !spot?.file) return
    this.tabs.select(spot.file)
    markLine(field, spot.line)
  }
}
