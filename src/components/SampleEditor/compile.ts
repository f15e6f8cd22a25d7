import { transform } from 'sucrase'
import { listProgramFiles, type PageFiles } from '../../../model/live-sample/program-files'
import type { CompiledFile, Spot } from '../../sandbox/messages'

/** What's wrong with a text, and where. */
export type Failure = { message: string } & Partial<Spot>
export type Compiled = { files: readonly CompiledFile[] } | Failure

/** A file as JavaScript: without types, and with its imports as calls of `require`. Every line stays where it is. */
function compileFile(name: string, text: string): CompiledFile | Failure {
  try {
    const { code } = transform(text, {
      transforms: ['typescript', 'imports'],
      disableESTransforms: true,
      production: true,
    })
    return { name, program: code }
  } catch (error) {
    const found =
      error instanceof Error ? error.message.replace(/^Error transforming[^:]*: /, '') : String(error)
    const [, message, line] = /^(.*) \((\d+):\d+\)$/s.exec(found) ?? []
    return message
      ? { message: `SyntaxError: ${message}`, file: name, line: Number(line) }
      : { message: found }
  }
}

/**
 * The reader's program, ready for the sandbox: the files that it imports, then the program itself.
 * @param main the program's own file
 */
export function compile(main: string, files: PageFiles): Compiled {
  const compiled = listProgramFiles(main, files)
    .filter((name) => !name.endsWith('.json'))
    .map((name) => compileFile(name, files.get(name) ?? ''))
  const failure = compiled.find((each) => 'message' in each)
  return failure ?? { files: compiled as CompiledFile[] } // none of them is a failure
}
