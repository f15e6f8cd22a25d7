/**
 * Which lines of a shell sample start a command, so a prompt can be drawn in front of them.
 * @param code commands, without prompts
 * @returns line numbers, from 1; continued lines, comments, and the bodies of heredocs and quotes don't get a
 * prompt
 */
export function commandStarts(code: string): ReadonlySet<number> {
  const starts = new Set<number>()
  let continued = false
  let heredoc: string | undefined
  let quote: string | undefined
  for (const [index, line] of code.split('\n').entries()) {
    if (heredoc !== undefined) {
      if (line.trim() === heredoc) heredoc = undefined
      continue
    }
    if (!continued && !quote && /^\s*[^\s#]/.test(line)) starts.add(index + 1)
    heredoc = quote ? undefined : /<<-?\s*['"]?(\w+)['"]?/.exec(line)?.[1]
    quote = openQuote(line, quote)
    continued = line.endsWith('\\')
  }
  return starts
}

/** The quotation mark that's still open at the end of a line, given the one that was open at its start. */
function openQuote(line: string, before: string | undefined): string | undefined {
  let open = before
  for (let at = 0; at < line.length; at++) {
    const character = line[at]!
    if (character === '\\' && open !== "'") at++
    else if (open) open = character === open ? undefined : open
    else if (character === '#' && (at === 0 || line[at - 1] === ' ')) return undefined
    else if (character === '"' || character === "'") open = character
  }
  return open
}
