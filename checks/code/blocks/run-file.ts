import { spawn } from 'node:child_process'
import type { Diagnostic } from '../../../model/diagnostic'
import type { CodeFile } from './join-blocks'

interface Ended {
  code: number | null
  timedOut: boolean
  out: string
  error: string
}

export interface RunOptions {
  /** The folder in which it runs, with the files that it reads and writes. */
  readonly folder: string
  /** The script's environment; it gets nothing else. */
  readonly env: Readonly<Record<string, string>>
  /** Time for the script; it's killed afterwards. */
  readonly limitMs: number
  /** Options of Node for the script; none by default. */
  readonly nodeOptions?: readonly string[]
  /** Where it has to end with 0, for messages: "on the local chain". */
  readonly place?: string
}

/** Windows has no process groups: a program that goes on is ended there without what it started. */
const hasGroups = process.platform !== 'win32'

/** Runs a file with Node in a process group of its own, so that whatever it started ends with it. */
function runNode(file: string, { env, folder, limitMs, nodeOptions = [] }: RunOptions): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const words = [...nodeOptions, '--enable-source-maps', '--no-warnings', file]
    const child = spawn(process.execPath, words, { cwd: folder, env: { ...env }, detached: hasGroups })
    const ended: Ended = { code: null, timedOut: false, out: '', error: '' }
    child.stdout.on('data', (chunk: Buffer) => (ended.out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (ended.error += chunk.toString()))
    const timer = setTimeout(() => {
      ended.timedOut = true
      if (child.pid && hasGroups) process.kill(-child.pid, 'SIGKILL')
      else child.kill('SIGKILL')
    }, limitMs)
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ ...ended, code })
    })
  })
}

function findFault(script: CodeFile, ended: Ended, { limitMs, place }: RunOptions) {
  const name = `"${script.title}"`
  if (ended.timedOut) {
    const expected = `an end within ${limitMs / 1000} s`
    return { found: `${name} still ran`, expected, fix: 'end it: close watchers, timers and sockets' }
  }
  if (ended.code !== 0) {
    const text = `${ended.error || ended.out}`.trim().split('\n').slice(0, 25).join('\n            ')
    const found = `${name} ended with ${ended.code}:\n            ${text}`
    return { found, expected: ['exit code 0', place].filter(Boolean).join(' '), fix: 'correct the program' }
  }
  if (ended.out.trim()) return undefined
  return {
    found: `${name} printed nothing`,
    expected: 'a line that shows what it did',
    fix: 'print the result',
  }
}

/** Output without what node:test prints differently in each run, or only in some versions of Node. Pure. */
export const dropTimings = (output: string): string =>
  output.replace(/^ *(?:(?:# )?duration_ms:? [\d.]+|type: '(?:test|suite)')\n?/gm, '')

/**
 * Runs a script of a page.
 *
 * @param script the script, for messages
 * @param file its JavaScript
 * @returns what it printed, or why it didn't pass
 */
export async function runFile(
  script: CodeFile,
  file: string,
  options: RunOptions,
): Promise<{ output: string } | { problem: Diagnostic }> {
  const ended = await runNode(file, options)
  const fault = findFault(script, ended, options)
  if (!fault) return { output: dropTimings(ended.out).trimEnd() }
  return { problem: { file: script.file, line: script.blocks[0]?.line ?? 1, ...fault } }
}
