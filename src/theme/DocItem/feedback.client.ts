/**
 * Feedback on a page: the issue link at its end becomes "Yes" and "No", each with its list of reasons. The reader's
 * choice goes into the issue's URL; nothing is sent from here.
 */
import type { ClientModule } from '@docusaurus/types'
import { LONGEST_SENTENCE, pageIssue } from './page-issue'
import { type Answer, reasons } from './feedback-reasons'
import './feedback.css'

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  values: object,
  ...children: (Node | string)[]
) {
  const made = Object.assign(document.createElement(name), values)
  made.append(...children)
  return made
}

const path = () => window.location.pathname.replace(/(?:\/index)?\.html$|(.)\/$/, '$1') || '/'

function reasonChoice(reason: string) {
  return element('label', {}, element('input', { type: 'radio', name: 'feedback', value: reason }), reason)
}

/** An answer's list of reasons, room for a sentence, and the link that opens the issue. */
function reasonForm(answer: Answer): HTMLElement {
  const legend = element('legend', {}, answer === 'yes' ? 'What helps?' : 'What went wrong?')
  const list = element('fieldset', {}, legend, ...reasons[answer].map(reasonChoice))
  const sentence = element('input', { type: 'text', maxLength: LONGEST_SENTENCE, autocomplete: 'off' })
  const link = element(
    'a',
    { className: 'button', target: '_blank', rel: 'noopener noreferrer', href: pageIssue(path()) },
    'Open the issue',
  )
  const note = element(
    'p',
    {},
    'Opens a filled-in issue on GitHub. Nothing is sent until you submit it there.',
  )
  const form = element(
    'div',
    { className: 'feedback-form' },
    list,
    element('label', { className: 'feedback-sentence' }, 'Comment (optional)', sentence),
    link,
    note,
  )
  form.addEventListener('input', () => {
    const reason = list.querySelector<HTMLInputElement>(':checked')?.value
    link.href = pageIssue(path(), reason, sentence.value)
  })
  return form
}

function showForm(feedback: Element, pressed: HTMLElement, answer: Answer): void {
  const wasOpen = pressed.ariaExpanded === 'true'
  feedback.querySelector('.feedback-form')?.remove()
  for (const button of feedback.querySelectorAll('[aria-expanded]')) button.ariaExpanded = 'false'
  if (wasOpen) return
  pressed.ariaExpanded = 'true'
  feedback.append(reasonForm(answer))
}

function answerButton(feedback: Element, answer: Answer, word: string) {
  const button = element('button', { type: 'button', className: 'button', ariaExpanded: 'false' }, word)
  button.addEventListener('click', () => showForm(feedback, button, answer))
  return button
}

/** Replaces the link with the two answers. */
function offerAnswers(): void {
  const feedback = document.querySelector('.feedback')
  const link = feedback?.querySelector('a[href*="/issues/new?"]')
  if (!feedback || !link) return
  const yes = answerButton(feedback, 'yes', 'Yes')
  const hadFocus = document.activeElement === link
  link.replaceWith(yes, ' ', answerButton(feedback, 'no', 'No'))
  if (hadFocus) yes.focus()
}

const feedback: ClientModule = { onRouteDidUpdate: offerAnswers }

export default feedback
