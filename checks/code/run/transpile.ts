import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  inlineSourceMap: true,
  inlineSources: true,
}

const isProgram = (name: string) => /\.(?:ts|js)$/.test(name) && !name.endsWith('.d.ts')

/** `./client` and `./client.ts` become `./client.js`, which is what Node finds; JSON says that it is JSON. */
function nodeImports(code: string): string {
  return code.replace(
    /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}\/[^"']+)\2/g,
    (_, lead: string, quote: string, path: string) => {
      if (path.endsWith('.json')) return `${lead}${quote}${path}${quote} with { type: 'json' }`
      return `${lead}${quote}${path.replace(/\.(?:ts|js)$/, '')}.js${quote}`
    },
  )
}

/**
 * Writes the programs of a work folder as JavaScript for Node, in a folder `.run` inside it. A loader that does the same
 * while the program starts takes four times as long, because it reads every file of every package as well.
 *
 * @param file the program to run; its types have been checked before
 * @returns the JavaScript file to start
 */
export function transpileBeside(file: string, folder = dirname(file)): string {
  const out = join(folder, '.run', relative(folder, file).replace(/\W+/g, '-'))
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    cpSync(join(folder, name), join(out, name))
  }
  for (const name of readdirSync(folder).filter(isProgram)) {
    const source = readFileSync(join(folder, name), 'utf8')
    const { outputText } = ts.transpileModule(source, { compilerOptions: options, fileName: name })
    writeFileSync(join(out, name.replace(/\.ts$/, '.js')), nodeImports(outputText))
  }
  return join(out, relative(folder, file).replace(/\.ts$/, '.js'))
}
