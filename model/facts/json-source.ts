/** A JSON text with the line of every key, so an error can name a field's line. */
export interface JsonSource {
  value: unknown
  /** In: keys from the root (list items by index). Out: the line, counted from 1. */
  lineAt: (keys: readonly PropertyKey[]) => number
}

/** A JSON text that can't be parsed: `line` counts from 1. */
export class JsonTextError extends Error {
  constructor(
    readonly line: number,
    readonly found: string,
    readonly expected: string,
  ) {
    super(`line ${line}: found ${found}, expected ${expected}`)
  }
}

const getKey = (keys: readonly PropertyKey[]): string => keys.map(String).join('\u0000')
const literals = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const strings = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y

class Scanner {
  at = 0
  readonly lines = new Map<string, number>()
  private counted = { at: 0, line: 1 }

  constructor(readonly text: string) {}

  line(): number {
    if (this.at < this.counted.at) this.counted = { at: 0, line: 1 } // a duplicate key would lead back
    const breaks = this.text.slice(this.counted.at, this.at).split('\n').length - 1
    this.counted = { at: this.at, line: this.counted.line + breaks }
    return this.counted.line
  }

  fail(expected: string): never {
    const rest = this.text.slice(this.at)
    const found = rest === '' ? 'the end of the file' : `\`${(rest.split('\n')[0] ?? '').slice(0, 24)}\``
    throw new JsonTextError(this.line(), found, expected)
  }

  space(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1
  }

  accept(sign: string): boolean {
    this.space()
    if (this.text[this.at] !== sign) return false
    this.at += 1
    return true
  }

  take(pattern: RegExp, expected: string): string {
    this.space()
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (!found) this.fail(expected)
    this.at += found.length
    return found
  }

  members(keys: readonly string[]): void {
    const seen = new Set<string>()
    do {
      this.space()
      const start = this.at
      const key = JSON.parse(this.take(strings, 'a key in double quotes')) as string
      if (seen.has(key)) {
        this.at = start
        this.fail(`each key once; "${key}" is already used above`)
      }
      seen.add(key)
      this.lines.set(getKey([...keys, key]), this.line())
      if (!this.accept(':')) this.fail('a colon after the key')
      this.value([...keys, key])
    } while (this.accept(','))
    if (!this.accept('}')) this.fail('a comma or }')
  }

  items(keys: readonly string[]): void {
    let index = 0
    do {
      this.space()
      this.lines.set(getKey([...keys, String(index)]), this.line())
      this.value([...keys, String(index)])
      index += 1
    } while (this.accept(','))
    if (!this.accept(']')) this.fail('a comma or ]')
  }

  value(keys: readonly string[]): void {
    if (this.accept('{')) {
      if (!this.accept('}')) this.members(keys)
      return
    }
    if (this.accept('[')) {
      if (!this.accept(']')) this.items(keys)
      return
    }
    if (this.text[this.at] === '"') this.take(strings, 'text in double quotes, closed on its line')
    else this.take(literals, 'a value')
  }
}

/**
 * Reads a JSON text strictly (a duplicate key is an error too).
 * Out: the value and the lines of its keys. Throws JsonTextError.
 */
export function readJson(text: string): JsonSource {
  const scanner = new Scanner(text)
  scanner.value([])
  scanner.space()
  if (scanner.at < text.length) scanner.fail('the end of the file')
  const lineAt = (keys: readonly PropertyKey[]): number => {
    for (let length = keys.length; length > 0; length -= 1) {
      const line = scanner.lines.get(getKey(keys.slice(0, length)))
      if (line) return line
    }
    return 1
  }
  return { value: JSON.parse(text), lineAt }
}
