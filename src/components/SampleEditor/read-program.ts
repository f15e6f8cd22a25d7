/** The parts of a program on a page: blocks with the same file name are one file, as in the code checks. */
function listParts(figure: Element, title: string): Element[] {
  const all = [...(figure.closest('main') ?? document).querySelectorAll('figure.code')]
  const parts = all.filter((each) => each.querySelector('.code-name')?.textContent === title)
  return parts.length > 0 ? parts : [figure]
}

/** A program as its page shows it, with the reader's values. */
export function readProgram(figure: Element): { title: string; code: string } {
  const title = figure.querySelector('.code-name')?.textContent ?? ''
  const texts = listParts(figure, title).map((part) => part.querySelector('pre code')?.textContent ?? '')
  return { title, code: `${texts.map((text) => text.replace(/\n$/, '')).join('\n')}\n` }
}
