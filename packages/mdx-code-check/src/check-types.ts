import path from 'node:path'
import type TypeScript from 'typescript'
import type { CheckResult, CodeFile } from './types'
import { loadTypeScript } from './load-typescript'

const getOptions = (ts: typeof TypeScript) => ({
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowJs: true,
  checkJs: true,
  allowImportingTsExtensions: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
})

/** Type-checks a file in strict mode, with what it imports from its page and from the project's packages. */
export async function checkTypes(file: CodeFile): Promise<CheckResult> {
  const ts = await loadTypeScript(file.check)
  const host = ts.createCompilerHost(getOptions(ts))
  const program = ts.createProgram([file.path], getOptions(ts), {
    ...host,
    getCurrentDirectory: () => path.dirname(file.path), // @types of the project are found from here
  })
  const source = program.getSourceFile(file.path)
  const problems = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map(({ file: at, start = 0, messageText, code }) => ({
    file: file.file,
    line: file.pageLine((at?.getLineAndCharacterOfPosition(start).line ?? 0) + 1),
    found: `"${file.title}": ${ts.flattenDiagnosticMessageText(messageText, ' ')} (TS${code})`,
    expected: 'code that compiles in strict mode',
    fix: 'correct the code',
  }))
  return { problems, with: { typescript: ts.version } }
}
