export const code = (word: string) => `\`${word}\``
export const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
/** The first two lines of a table. */
export const head = (...cells: string[]) => [row(...cells), `|${'---|'.repeat(cells.length)}`]

/** A list for readers: `a`, `b` and `c`. */
export function listed(words: readonly string[], joint: string): string {
  const shown = words.map(code)
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${joint} ${shown.at(-1)}`
}
