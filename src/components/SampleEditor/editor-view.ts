import type { PrismEditor } from 'prism-code-editor'
import type { Notice } from '../LiveSample/outage-words'
import { makeCodeField, markLine, setText } from './code-field'
import { makeButton, makeElement } from './elements'

/** Where a reader gets test coins. */
const FUND = '/network/celo-sepolia#get-test-coins'
const HELP = 'Ctrl+Enter or ⌘+Enter runs the program. Tab leaves the text.'

export type EditorActions = { run: () => void; stop: () => void; close: () => void }

/** What a reader sees of one editor. */
export class EditorView {
  readonly element: HTMLElement
  private readonly field: PrismEditor
  private readonly answer = makeElement('div', 'answer')
  private readonly endpointField = makeElement('input', '')
  private readonly accountLine = makeElement('p', 'editor-account')
  private readonly buttons: Record<'run' | 'stop' | 'reset' | 'copy' | 'close', HTMLButtonElement>
  private printed: HTMLElement | undefined
  account = ''

  /**
   * @param title of the program, such as send.ts
   * @param first its text as the page has it
   */
  constructor(
    title: string,
    readonly first: string,
    actions: EditorActions,
  ) {
    this.buttons = {
      run: makeButton('Run', actions.run, 'button button-main'),
      stop: makeButton('Stop', actions.stop),
      reset: makeButton('Reset', () => this.reset(actions)),
      copy: makeButton('Copy', () => void this.copy()),
      close: makeButton('Close', actions.close),
    }
    const code = makeElement('div', 'editor-code')
    const help = makeElement('p', 'editor-help', HELP)
    const row = makeElement('div', 'editor-row', ...Object.values(this.buttons))
    this.endpointField.autocomplete = 'off'
    this.endpointField.autocapitalize = 'off'
    this.endpointField.spellcheck = false
    const endpoint = makeElement(
      'label',
      'editor-endpoint',
      'Endpoint (empty for the public one)',
      this.endpointField,
    )
    this.element = makeElement('div', 'editor', code, help, row, endpoint, this.accountLine, this.answer)
    this.element.setAttribute('role', 'group')
    this.element.setAttribute('aria-label', `Editor for ${title}`)
    this.accountLine.hidden = true
    this.answer.setAttribute('role', 'status')
    this.field = makeCodeField(code, first, `Code of ${title}`)
    this.field.textarea.setAttribute('aria-description', HELP)
    this.field.textarea.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) actions.run()
    })
    this.setRunning(false)
  }

  get text(): string {
    return this.field.value
  }

  /** The endpoint that the reader named, if any. */
  get endpoint(): string {
    return this.endpointField.value.trim()
  }

  set endpoint(text: string) {
    this.endpointField.value = text
  }

  /** Shows that the endpoint can't be used, and moves the focus there. */
  showBadEndpoint(notice: Notice, isSecret = false): void {
    if (isSecret) this.endpoint = ''
    this.showFault(notice)
    this.endpointField.setAttribute('aria-invalid', 'true')
    this.endpointField.focus()
  }

  focus(): void {
    this.field.textarea.focus()
  }

  private reset({ stop }: EditorActions): void {
    stop()
    setText(this.field, this.first)
    this.endpointField.value = ''
    this.setAnswer('')
  }

  /** Takes a secret out of the text, and out of what the reader could undo. */
  removeText(secret: string): void {
    this.field.setOptions({ value: this.text.replaceAll(secret, 'removed') })
  }

  private async copy(): Promise<void> {
    const { copy } = this.buttons
    copy.textContent = await navigator.clipboard.writeText(this.text).then(
      () => 'Copied',
      () => 'Not copied',
    )
    setTimeout(() => (copy.textContent = 'Copy'), 2000)
  }

  private setRunning(isRunning: boolean): void {
    const { run, stop } = this.buttons
    const [shown, gone] = isRunning ? [stop, run] : [run, stop]
    const hadFocus = document.activeElement === gone
    shown.hidden = false
    gone.hidden = true
    if (hadFocus) shown.focus()
  }

  private setAnswer(className: string, ...children: HTMLElement[]): void {
    this.answer.className = children.length > 0 ? `answer answer-shown ${className}` : 'answer'
    this.answer.replaceChildren(...children)
  }

  showRunning(text: string): void {
    markLine(this.field, undefined)
    this.endpointField.removeAttribute('aria-invalid')
    this.printed = undefined
    this.setRunning(true)
    this.setAnswer('', makeElement('p', 'answer-wait', text))
  }

  /** Adds what the program printed. */
  print(text: string): void {
    if (!this.printed) {
      this.printed = makeElement('p', 'answer-text')
      this.setAnswer('', makeElement('p', 'answer-title', 'Output'), this.printed)
    }
    this.printed.append(this.printed.hasChildNodes() ? `\n${text}` : text)
  }

  /** The run ended on its own. */
  showDone(value: string | undefined, end: string): void {
    this.setRunning(false)
    if (value !== undefined) this.print(`Returned ${value}`)
    this.showEnd(makeElement('p', 'answer-hint', end))
  }

  /** What went wrong, below what was printed before. */
  showFault({ title, hint }: Notice): void {
    this.setRunning(false)
    this.showEnd(makeElement('b', '', title), makeElement('p', 'answer-hint', hint))
    this.answer.classList.add('answer-bad')
  }

  /** An error of the program. */
  showError(message: string, line?: number): void {
    markLine(this.field, line)
    this.showFault({ title: line === undefined ? 'Error' : `Error in line ${line}`, hint: message })
  }

  clear(): void {
    this.setRunning(false)
    this.setAnswer('')
  }

  private showEnd(...children: HTMLElement[]): void {
    const printed = this.printed ? [makeElement('p', 'answer-title', 'Output'), this.printed] : []
    this.printed = undefined
    this.setAnswer('', ...printed, ...children)
  }

  /** The throwaway account that the program sends from. */
  showAccount(address: string, balance: string): void {
    this.account = address
    const link = makeElement('a', '', 'Get test coins')
    link.href = FUND
    this.accountLine.replaceChildren(
      'Throwaway account ',
      makeElement('span', 'mono', address),
      ` on Celo Sepolia, balance ${balance}. It's gone when you close the editor or the page. `,
      link,
    )
    this.accountLine.hidden = false
  }
}
