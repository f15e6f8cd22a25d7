/** Control characters, marks that change the writing direction, lone surrogates, and invisible letters. */
const NOT_SHOWN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * Makes text from any extension safe to show: visible letters on one line.
 * @param longest number of letters to keep; never cuts inside a letter
 */
export function visibleText(text: string, longest: number): string {
  const line = text
    .slice(0, 10 * longest)
    .replace(/\s+/g, ' ')
    .replace(NOT_SHOWN, '')
  return [...line.trim()].slice(0, longest).join('')
}
