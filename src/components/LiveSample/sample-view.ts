import type { ValueKind } from '../../../model/live-sample/live-values'
import type { Notice } from './outage-words'

/** The element for a value, written by the build: mdx/rehype-code/live-figure.ts. */
export type FieldElement = HTMLElement

export const readField = (element: FieldElement) => ({
  name: element.dataset.value ?? '',
  label: element.getAttribute('aria-label') ?? '',
  kind: element.dataset.kind as ValueKind | 'endpoint', // written by the build
  text: element.textContent.trim(),
})

function makeElement(name: string, text: string, className = ''): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  element.className = className
  return element
}

function makeButton(action: string, text: string): HTMLElement {
  const button = makeElement('button', text, 'link')
  button.setAttribute('type', 'button')
  button.dataset.run = action
  return button
}

/** What a reader sees of one sample. */
export class SampleView {
  constructor(readonly figure: HTMLElement) {}

  private find(selector: string): HTMLElement {
    return this.figure.querySelector<HTMLElement>(selector)!
  }

  get fields(): FieldElement[] {
    return [...this.figure.querySelectorAll<HTMLElement>('.value')]
  }

  private setAnswer(className: string, ...children: HTMLElement[]): void {
    const answer = this.find('.answer')
    answer.className = children.length > 0 ? `answer answer-shown ${className}` : 'answer'
    answer.replaceChildren(...children)
  }

  private setEnd(...children: (string | HTMLElement)[]): void {
    this.find('.run-end').replaceChildren(...children)
  }

  private showRecorded(isShown: boolean): void {
    const recorded = this.figure.querySelector<HTMLElement>('.output')
    if (recorded) recorded.hidden = !isShown
  }

  /** Shows where the requests go. An endpoint that the reader named stays as it is. */
  showNetwork(name: string, host: string | undefined): void {
    const texts = { '.run-network': name, ...(host && { '.run-endpoint': host }) }
    for (const [selector, text] of Object.entries(texts)) {
      const element = this.find(selector)
      element.dataset.first ??= element.textContent
      element.textContent = text
    }
  }

  showWaiting(text: string): void {
    this.markInvalid(undefined)
    this.setAnswer('', makeElement('p', text, 'answer-wait'))
    this.setEnd(makeButton('stop', 'Stop'))
  }

  showOutput(lines: readonly string[], end: string): void {
    this.showRecorded(false)
    this.setAnswer(
      '',
      makeElement('p', 'Live output', 'answer-title'),
      makeElement('p', lines.join('\n'), 'answer-text'),
    )
    this.setEnd(end)
  }

  /** Shows what went wrong. The recorded output stays. */
  showFault({ title, hint }: Notice, lines: readonly string[] = []): void {
    this.showRecorded(true)
    const printed = lines.length > 0 ? [makeElement('p', lines.join('\n'), 'answer-text')] : []
    this.setAnswer('answer-bad', ...printed, makeElement('b', title), makeElement('p', hint, 'answer-hint'))
    this.setEnd(makeButton('run', 'Try again'))
  }

  /** Shows that a value can't be used, and moves the focus there. */
  showInvalid(field: FieldElement, notice: Notice): void {
    this.showFault(notice)
    this.setEnd('Nothing was sent.')
    this.markInvalid(field)
    field.focus()
  }

  private markInvalid(field: FieldElement | undefined): void {
    for (const each of this.fields) {
      each.classList.toggle('value-bad', each === field)
      each.toggleAttribute('aria-invalid', false)
    }
    field?.setAttribute('aria-invalid', 'true')
  }

  /** As the build wrote it. */
  reset(): void {
    for (const element of this.figure.querySelectorAll<HTMLElement>('[data-first]'))
      element.textContent = element.dataset.first ?? ''
    this.clear()
  }

  /** Removes the result and keeps the values. */
  clear(): void {
    this.markInvalid(undefined)
    this.showRecorded(true)
    this.setAnswer('')
    this.setEnd('Run only reads. Nothing is signed.')
  }
}
