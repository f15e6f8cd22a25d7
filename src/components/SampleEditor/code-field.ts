import { createEditor, type PrismEditor } from 'prism-code-editor'
import { defaultCommands, setIgnoreTab } from 'prism-code-editor/commands'
import 'prism-code-editor/prism/languages/typescript'

setIgnoreTab(true) // Tab moves on, as everywhere else on the page

/** Makes the field for the program: a textarea with its colored text behind it. */
export function makeCodeField(parent: HTMLElement, value: string, label: string): PrismEditor {
  const editor = createEditor(parent, { language: 'typescript', value, wordWrap: true }, defaultCommands([]))
  editor.textarea.setAttribute('aria-label', label)
  return editor
}

/** Replaces the whole text; the reader can undo that. */
export function setText({ textarea }: PrismEditor, text: string): void {
  textarea.focus()
  textarea.select()
  document.execCommand('insertText', false, text) // the only way that keeps the browser's history
  if (textarea.value === text) return
  textarea.value = text
  textarea.dispatchEvent(new Event('input'))
}

/** Marks a line, until it's edited. */
export function markLine(editor: PrismEditor, line: number | undefined): void {
  editor.wrapper.querySelector('.editor-line-bad')?.classList.remove('editor-line-bad')
  if (line !== undefined) editor.lines[line]?.classList.add('editor-line-bad') // the first child isn't a line
}
