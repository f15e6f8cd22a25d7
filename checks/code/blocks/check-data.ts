import type { Diagnostic } from '../../../model/diagnostic'
import { parse as parseToml } from 'smol-toml'
import { parseAllDocuments } from 'yaml'
import { type CodeFile, pageLine } from './join-blocks'

interface SyntaxFault {
  line: number
  message: string
}

function jsonLine(code: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1]
  if (!position) return 1
  return code.slice(0, Number(position)).split('\n').length
}

function jsonFault(code: string): SyntaxFault | undefined {
  try {
    JSON.parse(code)
    return undefined
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { line: jsonLine(code, message), message: message.replace(/\s+/g, ' ') }
  }
}

function yamlFault(code: string): SyntaxFault | undefined {
  const [error] = parseAllDocuments(code).flatMap((document) => document.errors)
  if (!error) return undefined
  return { line: error.linePos?.[0].line ?? 1, message: error.message.split('\n')[0] ?? error.message }
}

function tomlFault(code: string): SyntaxFault | undefined {
  try {
    parseToml(code)
    return undefined
  } catch (error) {
    const line = (error as { line?: number }).line ?? 1
    return { line, message: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
}

const parsers: Record<string, (code: string) => SyntaxFault | undefined> = {
  json: jsonFault,
  yaml: yamlFault,
  toml: tomlFault,
}

/** @returns the first syntax error of a JSON, YAML or TOML block, at its line of the page */
export function checkData(program: CodeFile): Diagnostic[] {
  const fault = parsers[program.lang]?.(program.code)
  if (!fault) return []
  const expected = `valid ${program.lang.toUpperCase()}`
  const found = `"${program.title}": ${fault.message}`
  return [
    { file: program.file, line: pageLine(program, fault.line), found, expected, fix: 'correct the block' },
  ]
}
