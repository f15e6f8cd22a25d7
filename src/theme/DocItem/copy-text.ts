const SHOWN = 2000 // ms for which a button shows what it did

/**
 * Copies text that's still being fetched; requests clipboard access immediately, because some browsers allow it
 * only during a click.
 * @throws if the browser denies the page clipboard access, for example without encryption
 */
async function writeClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** What a button shows if it couldn't copy: what to do instead if the browser has no clipboard. */
const notCopied = () => (navigator.clipboard ? 'Not copied' : 'Not copied: open the Markdown')

/** Copies, and shows on the button whether it worked. */
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
