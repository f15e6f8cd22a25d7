import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { type Program, requireBefore, runConcurrently, runProgram, startProgram } from './run-concurrently'

const node = (code: string) => ({ command: process.execPath, words: ['-e', code] })

/** A program that ends once the process whose ID is in the file has ended. */
const untilEnded = (file: string) => `
  const { existsSync, readFileSync } = require('node:fs')
  const isRunning = (pid) => { try { return process.kill(pid, 0) } catch { return false } }
  const timer = setInterval(() => {
    const pid = existsSync(${JSON.stringify(file)}) && Number(readFileSync(${JSON.stringify(file)}, 'utf8'))
    if (pid && !isRunning(pid)) clearInterval(timer)
  }, 20)`

/** The check is a program too. */
const runBoth = (check: Program, long: Program) => runConcurrently(startProgram(check), long)

afterEach(() => vi.restoreAllMocks())

describe('runConcurrently', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'beside-'))
  const file = path.join(folder, 'done')
  const write = `require('node:fs').writeFileSync(${JSON.stringify(file)}, '')`
  afterAll(() => rmSync(folder, { recursive: true }))

  it('ends when both have ended', async () => {
    await runBoth(node(''), node(`setTimeout(() => { ${write} }, 100)`))
    expect(existsSync(file)).toBe(true)
  })

  it('stops the long program if the check fails', async () => {
    rmSync(file)
    await expect(
      runBoth(node('process.exit(3)'), node(`setTimeout(() => { ${write} }, 60_000)`)),
    ).rejects.toThrow('process.exit(3) ended with 3.')
    expect(existsSync(file)).toBe(false)
  })

  it("shows the long program's output and why it failed, even if it ends before the check", async () => {
    const said: string[] = []
    const keep = (chunk: unknown) => said.push(String(chunk)) > 0
    vi.spyOn(process.stdout, 'write').mockImplementation(keep)
    vi.spyOn(process.stderr, 'write').mockImplementation(keep)
    const pid = path.join(folder, 'pid')
    const long = node(
      `require('node:fs').writeFileSync(${JSON.stringify(pid)}, String(process.pid))
       console.log('found this'); console.error('the cause'); process.exitCode = 4`,
    )
    const check = node(untilEnded(pid))
    await expect(runBoth(check, long)).rejects.toThrow('ended with 4.')
    expect(said.join('')).toContain('found this')
    expect(said.join('')).toContain('the cause')
  })

  it('fails if the long program fails before or after the check', async () => {
    await expect(runBoth(node('setTimeout(() => {}, 300)'), node('process.exit(4)'))).rejects.toThrow(
      'ended with 4.',
    )
    await expect(runBoth(node(''), node('setTimeout(() => process.exit(5), 300)'))).rejects.toThrow(
      'ended with 5.',
    )
  })
})

describe('requireBefore', () => {
  it('stops the other program, without its output, if the check fails', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const other = startProgram(node("console.log('beside'); setTimeout(() => {}, 60_000)"))
    await expect(requireBefore(runProgram(node('process.exit(6)')), other)).rejects.toThrow('ended with 6.')
    expect(written.mock.calls.join('')).not.toContain('beside')
  })

  it('lets it run if the check passes', async () => {
    const other = startProgram(node('process.exit(7)'))
    await requireBefore(runProgram(node('')), other)
    await expect(other.finish()).rejects.toThrow('ended with 7.')
  })
})

describe('runProgram', () => {
  it('names a program that failed', async () => {
    await expect(runProgram(node('process.exit(2)'))).rejects.toThrow('-e process.exit(2) ended with 2.')
  })
})
