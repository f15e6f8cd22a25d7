const SHOWN = 2000 // ms for which a button confirms the copy
const NOT_COPIED = 'Not copied. Select the text instead'

/**
 * Copies a value (`data-copy`; empty next to an address, whose full form is already there) or a block's code
 * (`data-copy-code`), without prompts and output.
 */
export function handleCopy(target: Element) {
  const button = target.closest<HTMLButtonElement>('button[data-copy], button[data-copy-code]')
  if (!button) return
  const code = button.closest('.tab-panel, .code')?.querySelector('pre code')
  const address = button.closest('.address')?.querySelector('.address-full')?.textContent
  const text = address ?? button.dataset.copy ?? code?.textContent?.replace(/\n$/, '') ?? ''
  // Browsers deny clipboard access to pages served without encryption, such as a preview on another machine.
  if (!navigator.clipboard) return tell(button, NOT_COPIED)
  navigator.clipboard.writeText(text).then(
    () => tell(button, 'Copied'),
    () => tell(button, NOT_COPIED),
  )
}

function tell(button: HTMLButtonElement, message: string) {
  const label = button.dataset.label ?? button.getAttribute('aria-label') ?? ''
  button.dataset.label = label
  button.setAttribute('aria-label', message)
  button.classList.toggle('not-copied', message === NOT_COPIED)
  button.classList.toggle('copied', message === 'Copied')
  button.querySelector('use')?.setAttribute('href', message === 'Copied' ? '#icon-check' : '#icon-close')
  window.setTimeout(() => {
    button.setAttribute('aria-label', label)
    button.classList.remove('copied', 'not-copied')
    button.querySelector('use')?.setAttribute('href', '#icon-copy')
  }, SHOWN)
}
