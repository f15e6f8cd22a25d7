import { transform } from 'sucrase'

export type Compiled = { program: string } | { message: string; line?: number }

/**
 * The reader's text as JavaScript: without types, and with its imports as calls of `require`. Every line stays where it
 * is, so that errors refer to the reader's lines.
 */
export function compile(text: string): Compiled {
  try {
    const { code } = transform(text, {
      transforms: ['typescript', 'imports'],
      disableESTransforms: true,
      production: true,
    })
    return { program: code }
  } catch (error) {
    const found =
      error instanceof Error ? error.message.replace(/^Error transforming[^:]*: /, '') : String(error)
    const [, message, line] = /^(.*) \((\d+):\d+\)$/s.exec(found) ?? []
    return message ? { message: `SyntaxError: ${message}`, line: Number(line) } : { message: found }
  }
}
