/** A row of a table, as its filter compares it. */
export interface Row {
  readonly text: string
  /** Messages in the first cell, in which `…` stands for what varies. */
  readonly messages: readonly string[]
}

/** Characters of a message that a pasted text has to contain, so that a message such as `…` alone matches nothing. */
const ENOUGH = 10

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether a row contains every word that a reader typed, or one of its messages is in the text that they pasted. */
export function matchesRow(typed: string, row: Row): boolean {
  const query = plain(typed)
  const text = plain(row.text)
  if (query.split(' ').every((word) => text.includes(word))) return true
  return row.messages.some((message) => isWithin(query, plain(message)))
}

/** Whether the fixed parts of a message are in a text, in their order. */
function isWithin(text: string, message: string): boolean {
  const parts = message.split('…').map((part) => part.trim())
  if (parts.join('').length < ENOUGH) return false
  let from = 0
  return parts.every((part) => {
    const at = text.indexOf(part, from)
    from = at + part.length
    return at >= 0
  })
}
