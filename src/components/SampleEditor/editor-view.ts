import type { Spot } from '../../sandbox/messages'
import type { Notice } from '../LiveSample/outage-words'
import { makeButton, makeElement } from './elements'
import { FileFields } from './file-fields'
import type { PageProgram } from './read-program'

/** Where a reader gets test coins. */
const FUND = '/network/celo-sepolia#get-test-coins'

/**
 * Copies a text. Out: what the button then says. A page that's served without encryption, such as a preview on another
 * machine, has no clipboard.
 */
async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied'
  } catch {
    return 'Not copied. Select the text instead'
  }
}

export type EditorActions = { run: () => void; stop: () => void; close: () => void }

/** What a reader sees of one editor. */
export class EditorView {
  readonly element: HTMLElement
  private readonly fields: FileFields
  private readonly answer = makeElement('div', 'answer')
  private readonly endpointField = makeElement('input', '')
  private readonly accountLine = makeElement('p', 'editor-account')
  private readonly buttons: Record<'run' | 'stop' | 'reset' | 'copy' | 'close', HTMLButtonElement>
  private printed: HTMLElement | undefined
  account = ''

  constructor(
    readonly program: PageProgram,
    actions: EditorActions,
  ) {
    this.fields = new FileFields(program, actions.run)
    this.buttons = {
      run: makeButton('Run', actions.run, 'button button-main'),
      stop: makeButton('Stop', actions.stop),
      reset: makeButton('Reset', () => this.reset(actions)),
      copy: makeButton('Copy', () => void this.copy()),
      close: makeButton('Close', actions.close),
    }
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
    this.element = makeElement(
      'div',
      'editor',
      this.fields.element,
      row,
      endpoint,
      this.accountLine,
      this.answer,
    )
    this.element.setAttribute('role', 'group')
    this.element.setAttribute('aria-label', `Editor for ${program.title}`)
    this.accountLine.hidden = true
    this.answer.setAttribute('role', 'status')
    this.setRunning(false)
  }

  /** What the reader made of the program's files, by name. */
  get texts(): ReadonlyMap<string, string> {
    return this.fields.texts
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
    this.fields.focus()
  }

  private reset({ stop }: EditorActions): void {
    stop()
    this.fields.reset()
    this.endpointField.value = ''
    this.setAnswer('')
  }

  /** Takes a secret out of the texts, and out of what the reader could undo. */
  removeText(secret: string): void {
    this.fields.remove(secret)
  }

  private async copy(): Promise<void> {
    const { copy } = this.buttons
    copy.textContent = await copied(this.fields.shown)
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
    this.fields.mark()
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
  showError({ message, file, line }: { message: string } & Partial<Spot>): void {
    this.fields.mark({ file, line })
    const name = file === this.program.title ? '' : ` of ${file}`
    this.showFault({ title: line === undefined ? 'Error' : `Error in line ${line}${name}`, hint: message })
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
