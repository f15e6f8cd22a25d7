const SHOWN = 2000 // ms for which a button says what it did

/**
 * Puts text on the clipboard that has yet to arrive; asked for at once, since some browsers allow it only during a press.
 * @throws where the browser has no clipboard for the page, as without encryption
 */
async function writeClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** What a button says that did not copy: where the browser has no clipboard, what to do instead. */
const notCopied = () => (navigator.clipboard ? 'Not copied' : 'Not copied: open the Markdown')

/** Copies, and says on the button whether it worked. */
export async function copyText(button: HTMLElement, text: Promise<string>): Promise<void> {
  const done = await writeClipboard(text).then(
    () => true,
    () => false,
  )
  const word = button.querySelector('span') ?? button
  const label = word.dataset.label ?? word.textContent ?? ''
  word.dataset.label = label
  word.textContent = done ? 'Copied' : notCopied()
  window.setTimeout(() => {
    word.textContent = label
  }, SHOWN)
}
