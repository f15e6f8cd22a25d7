/** Controls, marks that turn the direction of writing, cut pairs, and letters that show nothing. */
const NOT_SHOWN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * What can be shown of a text that any extension may have chosen: visible letters in one line.
 * @param longest letters to keep; a cut falls between letters
 */
export function visibleText(text: string, longest: number): string {
  const line = text
    .slice(0, 10 * longest)
    .replace(/\s+/g, ' ')
    .replace(NOT_SHOWN, '')
  return [...line.trim()].slice(0, longest).join('')
}
