const SHOWN = 2000 // ms for which a button says what it did

/** Puts text on the clipboard that has yet to arrive; asked for at once, since some browsers allow it only during a press. */
function writeClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return text.then((value) => navigator.clipboard.writeText(value))
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** Copies, and says on the button whether it worked. */
export async function copyText(button: HTMLElement, text: Promise<string>): Promise<void> {
  const done = await writeClipboard(text).then(
    () => true,
    () => false,
  )
  const word = button.querySelector('span') ?? button
  const label = word.dataset.label ?? word.textContent ?? ''
  word.dataset.label = label
  word.textContent = done ? 'Copied' : 'Not copied'
  window.setTimeout(() => {
    word.textContent = label
  }, SHOWN)
}
