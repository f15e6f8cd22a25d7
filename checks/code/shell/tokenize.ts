/** A word of a command. `dynamic` is true when the shell fills in part of it: $NAME, $(…), `…`, * or ~. */
export interface Word {
  text: string
  dynamic: boolean
}

/** One simple command: between pipes, &&, ||, ; and line ends. `line` counts from 1. */
export interface Command {
  words: Word[]
  line: number
}

export class ShellSyntaxError extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly fix: string,
  ) {
    super(message)
  }
}

interface State {
  text: string
  at: number
  line: number
  commands: Command[]
}

const isSpace = (char: string | undefined) => char === ' ' || char === '\t'

function readUntil(state: State, close: string, what: string): string {
  const start = state.at
  const end = state.text.indexOf(close, start)
  if (end === -1) throw new ShellSyntaxError(`${what} without its end`, state.line, `close it with ${close}`)
  const found = state.text.slice(start, end)
  state.at = end + close.length
  state.line += found.split('\n').length - 1
  return found
}

/** Reads `$(…)`: its commands are checked like the rest. Nested parentheses count. */
function readSubstitution(state: State): string {
  const start = state.at
  const first = state.line
  for (let depth = 1; depth > 0; state.at += 1) {
    const char = state.text[state.at]
    if (char === undefined) throw new ShellSyntaxError('$( without its end', first, 'close it with )')
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === '\n') state.line += 1
  }
  const inner = state.text.slice(start, state.at - 1)
  state.commands.push(...tokenize(inner).map((command) => ({ ...command, line: command.line + first - 1 })))
  return `$(${inner})`
}

function readDollar(state: State): string {
  if (state.text.startsWith('$((', state.at)) {
    state.at += 3
    return `$((${readUntil(state, '))', '$((')}))`
  }
  if (state.text.startsWith('$(', state.at)) {
    state.at += 2
    return readSubstitution(state)
  }
  const name = /^\$(\{[^}]*\}|\w+|[?!@#*$])?/.exec(state.text.slice(state.at))?.[0] ?? '$'
  state.at += name.length
  return name
}

function readDoubleQuoted(state: State, word: Word): void {
  const first = state.line
  state.at += 1
  while (state.text[state.at] !== '"') {
    const char = state.text[state.at]
    if (char === undefined) throw new ShellSyntaxError('" without its end', first, 'close the quotation')
    if (char === '$') {
      word.text += readDollar(state)
      word.dynamic = true
      continue
    }
    const escaped = char === '\\' && /["\\$`\n]/.test(state.text[state.at + 1] ?? '')
    const taken = escaped ? (state.text[state.at + 1] ?? '') : char
    if (taken === '\n') state.line += 1
    if (!(escaped && taken === '\n')) word.text += taken
    state.at += escaped ? 2 : 1
  }
  state.at += 1
}

function readWordPart(state: State, word: Word): void {
  const char = state.text[state.at] ?? ''
  if (char === "'") {
    state.at += 1
    word.text += readUntil(state, "'", "'")
  } else if (char === '"') readDoubleQuoted(state, word)
  else if (char === '$') {
    word.text += readDollar(state)
    word.dynamic = true
  } else if (char === '`') {
    throw new ShellSyntaxError('a backtick', state.line, 'write $(command) instead')
  } else if (char === '\\') {
    word.text += state.text[state.at + 1] ?? ''
    state.at += 2
  } else {
    word.text += char
    if (char === '*' || (char === '~' && word.text === '~')) word.dynamic = true
    state.at += 1
  }
}

/** Skips blanks, continued lines and a comment. @returns whether anything was skipped */
function skipBlank(state: State): boolean {
  const start = state.at
  while (isSpace(state.text[state.at]) || /^\\\r?\n/.test(state.text.slice(state.at, state.at + 3))) {
    if (state.text[state.at] === '\\') state.line += 1
    state.at += state.text[state.at] === '\\' ? state.text.slice(state.at).indexOf('\n') + 1 : 1
  }
  if (state.text[state.at] === '#') {
    while (state.at < state.text.length && state.text[state.at] !== '\n') state.at += 1
  }
  return state.at > start
}

const operator = /^(&&|\|\||\||;|&(?!>)|\n|\(|\))/
const redirection = /^(\d*|&)(>>|>&|>|<)/

function readWord(state: State): Word {
  const word: Word = { text: '', dynamic: false }
  while (state.at < state.text.length) {
    const rest = state.text.slice(state.at, state.at + 3)
    if (isSpace(rest[0]) || operator.test(rest) || /^[<>]/.test(rest) || /^\\\r?\n/.test(rest)) break
    readWordPart(state, word)
  }
  return word
}

function readRedirection(state: State): boolean {
  const rest = state.text.slice(state.at, state.at + 8)
  if (/^\d*<<(?!<)/.test(rest)) {
    throw new ShellSyntaxError(
      'a heredoc (<<)',
      state.line,
      'show the file in a separate block, with its language and title',
    )
  }
  const found = redirection.exec(rest)
  if (!found) return false
  state.at += found[0].length
  skipBlank(state)
  const target = readWord(state)
  const placeholder = found[0] === '<' && /^[\w -]+$/.test(target.text) && state.text[state.at] === '>'
  if (placeholder) {
    const fix = 'use an environment variable, such as $ADDRESS, and say above what to set it to'
    throw new ShellSyntaxError(
      `the placeholder <${target.text}>, which a shell reads as a redirection`,
      state.line,
      fix,
    )
  }
  if (!target.text) throw new ShellSyntaxError(`${found[0]} without a file`, state.line, 'name the file')
  return true
}

/**
 * Splits a block of shell commands. Comments, continued lines, quotations, pipes, lists and `$(…)` are known;
 * heredocs, loops and backticks are refused.
 *
 * @returns simple commands in order; those inside `$(…)` stand before the command that uses them
 * @throws ShellSyntaxError with the line, counted from 1
 */
export function tokenize(text: string): Command[] {
  const state: State = { text, at: 0, line: 1, commands: [] }
  let current: Command = { words: [], line: 1 }
  const finish = () => {
    if (current.words.length > 0) state.commands.push(current)
    current = { words: [], line: state.line }
  }
  while (state.at < text.length) {
    if (skipBlank(state)) continue
    const found = operator.exec(text.slice(state.at, state.at + 2))?.[0]
    if (found) {
      state.at += found.length
      if (found === '\n') state.line += 1
      finish()
    } else if (!readRedirection(state)) {
      if (current.words.length === 0) current.line = state.line
      current.words.push(readWord(state))
    }
  }
  finish()
  return state.commands
}
