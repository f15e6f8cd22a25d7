import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

/** Values for a program's constants in capitals, by name. */
export type Constants = Readonly<Record<string, string | boolean>>

export const programFile = (name: string): string => path.resolve('src/inline', `${name}.program.ts`)

/**
 * Compiles the text of a program, with what it imports, into a script that leaves no names behind.
 * @param text TypeScript, whose relative imports are those of a file in this folder
 * @returns one line of JavaScript for the browsers that package.json names, without its final semicolon
 * @throws esbuild's error, with file and line, if the text doesn't compile
 */
export function compileText(text: string, constants: Constants = {}): string {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])
  const { outputFiles } = buildSync({
    stdin: { contents: text, resolveDir: path.resolve('src/inline'), loader: 'ts' },
    define: Object.fromEntries(define) as Record<string, string>,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome105', 'firefox121', 'safari15.4'],
    charset: 'ascii',
    legalComments: 'none',
    write: false,
  })
  return outputFiles[0]!.text.trim().replace(/;$/, '')
}

/** Compiles a program of this folder, such as `start` for start.program.ts. */
export const compileProgram = (name: string, constants?: Constants): string =>
  compileText(readFileSync(programFile(name), 'utf8'), constants)
