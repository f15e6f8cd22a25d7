import type { Diagnostic } from '../../model/diagnostic'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { baseFolder, places, type Base } from './places'
import { pageLine } from './blocks/join-blocks'
import type { Program } from './programs'
import type { WorkFolder } from './work-folder'

function optionsFor(base: Base): ts.CompilerOptions {
  return {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    isolatedModules: true,
    esModuleInterop: true,
    resolveJsonModule: true,
    allowJs: true,
    checkJs: true,
    allowImportingTsExtensions: true,
    moduleDetection: ts.ModuleDetectionKind.Force, // every file is a module: nothing leaks between pages
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    typeRoots: [join(baseFolder(base), 'node_modules/@types')],
    types: ['node', 'react'],
  }
}

function fixFor(code: number): string {
  if (code === 2307) {
    return 'correct the name; a file needs the title of a block on this page, a package must be pinned in checks/code/package.json'
  }
  return 'correct the code; the types are those of the pinned version'
}

function makeProblem(diagnostic: ts.Diagnostic, program: Program): Diagnostic {
  const { file, start = 0, code, messageText } = diagnostic
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1
  return {
    file: program.file,
    line: pageLine(program, line),
    found: `"${program.title}": ${ts.flattenDiagnosticMessageText(messageText, '\n            ')} (TS${code})`,
    expected: 'code that compiles in strict mode',
    fix: fixFor(code),
  }
}

function stubFiles(): string[] {
  return readdirSync(places.stubs)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(places.stubs, name))
}

/** A compiler for one set of libraries, which keeps what it read of them. */
interface Compiler {
  readonly options: ts.CompilerOptions
  readonly host: ts.CompilerHost
  last?: ts.Program
}

/** Libraries stand in node_modules; what a page writes is read anew each time. */
function makeCompiler(base: Base): Compiler {
  const options = optionsFor(base)
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  const held = new Map<string, ts.SourceFile | undefined>()
  host.getSourceFile = (file, ...rest) => {
    if (!file.includes('/node_modules/')) return read(file, ...rest)
    if (!held.has(file)) held.set(file, read(file, ...rest))
    return held.get(file)
  }
  return { options, host }
}

const compilers: Partial<Record<Base, Compiler>> = {}

function compile(base: Base, files: Map<string, Program>): Diagnostic[] {
  const compiler = (compilers[base] ??= makeCompiler(base))
  const roots = [...files.keys(), ...stubFiles()]
  const compiled = ts.createProgram(roots, compiler.options, compiler.host, compiler.last)
  compiler.last = compiled
  const problems: Diagnostic[] = []
  for (const [file, program] of files) {
    const source = compiled.getSourceFile(file)
    if (!source) throw new Error(`${relative(places.root, file)} was not read by the compiler`)
    const found = [...compiled.getSyntacticDiagnostics(source), ...compiled.getSemanticDiagnostics(source)]
    problems.push(...found.map((diagnostic) => makeProblem(diagnostic, program)))
  }
  return problems
}

/** A page that adds to the types of a package, or of the world, would change every other page. */
const changesTypesOfOthers = (folder: WorkFolder) =>
  [...folder.files.values()].some(({ code }) => /\bdeclare\s+(module|global)\b/.test(code))

/**
 * Type-checks the programs of many pages at once: loading the libraries costs more than the programs. What was read of
 * them is kept for the next call.
 *
 * @param folders written work folders
 * @returns every error, at its line of the page
 */
export function checkTypes(folders: readonly WorkFolder[]): Diagnostic[] {
  const problems: Diagnostic[] = []
  for (const base of ['main', 'heavy-dependencies'] as const) {
    const mine = folders.filter((folder) => folder.base === base && folder.files.size > 0)
    const together = mine.filter((folder) => !changesTypesOfOthers(folder))
    const groups = [together, ...mine.filter(changesTypesOfOthers).map((folder) => [folder])]
    for (const group of groups.filter(({ length }) => length > 0)) {
      problems.push(...compile(base, new Map(group.flatMap((folder) => [...folder.files]))))
    }
  }
  return problems
}

/** version of the compiler, for receipts */
export const typescriptVersion = ts.version
