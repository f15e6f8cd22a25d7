import type { Diagnostic } from '../../../model/diagnostic'
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import type { Runner } from '../check-pages'
import type { Program } from '../programs'
import { transpileBeside } from './transpile'

/** Key of the first account of the public test mnemonic of anvil and hardhat. It guards nothing. */
export const testKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

interface Ended {
  code: number | null
  timedOut: boolean
  out: string
  error: string
}

/** Windows has no process groups: a program that goes on is ended there without what it started. */
const hasGroups = process.platform !== 'win32'

/** Runs a file with Node in a process group of its own, so that whatever it started ends with it. */
function runFile(file: string, env: Record<string, string>, limitMs: number): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const words = ['--enable-source-maps', '--no-warnings', transpileBeside(file)]
    const child = spawn(process.execPath, words, { cwd: dirname(file), env, detached: hasGroups })
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

function makeProblem(program: Program, ended: Ended, limitMs: number): Diagnostic | undefined {
  const place = { file: program.file, line: program.blocks[0]?.line ?? 1 }
  const name = `"${program.title}"`
  if (ended.timedOut) {
    const expected = `an end within ${limitMs / 1000} s`
    return {
      ...place,
      found: `${name} still ran`,
      expected,
      fix: 'end it: close watchers, timers and sockets',
    }
  }
  if (ended.code !== 0) {
    const text = `${ended.error || ended.out}`.trim().split('\n').slice(0, 25).join('\n            ')
    const found = `${name} ended with ${ended.code}:\n            ${text}`
    return { ...place, found, expected: 'exit code 0 on the local chain', fix: 'correct the program' }
  }
  if (!ended.out.trim()) {
    return {
      ...place,
      found: `${name} printed nothing`,
      expected: 'a line that shows what it did',
      fix: 'print the result',
    }
  }
  return undefined
}

/** Output without the times that node:test prints, which differ from run to run. Pure. */
export const dropTimings = (output: string): string =>
  output.replace(/^ *(?:# )?duration_ms:? [\d.]+\n?/gm, '')

/**
 * @param limitMs time for one program; it is killed afterwards
 * @returns a runner that gives every program a fresh chain, RPC_URL and PRIVATE_KEY, and nothing else of the environment
 */
export const makeRunner =
  (limitMs: number): Runner =>
  async (program, file) => {
    const { startLocalChain } = await import('./shim')
    const chain = await startLocalChain(program.chain)
    try {
      const given = { RPC_URL: chain.url, PRIVATE_KEY: testKey, NO_COLOR: '1' }
      const ended = await runFile(file, { PATH: process.env.PATH ?? '', ...given }, limitMs)
      const problem = makeProblem(program, ended, limitMs)
      return problem ? { problem } : { output: dropTimings(ended.out).trimEnd() }
    } finally {
      await chain.stop()
    }
  }
