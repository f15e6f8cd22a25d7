import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runBeside, runProgram } from './run-beside'

const node = (code: string) => ({ command: process.execPath, words: ['-e', code] })

describe('runBeside', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'beside-'))
  const file = path.join(folder, 'done')
  const write = `require('node:fs').writeFileSync(${JSON.stringify(file)}, '')`
  afterAll(() => rmSync(folder, { recursive: true }))

  it('ends when both have', async () => {
    await runBeside(node(''), node(`setTimeout(() => { ${write} }, 100)`))
    expect(existsSync(file)).toBe(true)
  })

  it('ends the long program when the check fails', async () => {
    rmSync(file)
    await expect(
      runBeside(node('process.exit(3)'), node(`setTimeout(() => { ${write} }, 60_000)`)),
    ).rejects.toThrow('process.exit(3) ended with 3.')
    expect(existsSync(file)).toBe(false)
  })

  it('fails when the long program fails, before or after the check', async () => {
    await expect(runBeside(node('setTimeout(() => {}, 300)'), node('process.exit(4)'))).rejects.toThrow(
      'ended with 4.',
    )
    await expect(runBeside(node(''), node('setTimeout(() => process.exit(5), 300)'))).rejects.toThrow(
      'ended with 5.',
    )
  })
})

describe('runProgram', () => {
  it('names a program that failed', async () => {
    await expect(runProgram(node('process.exit(2)'))).rejects.toThrow('-e process.exit(2) ended with 2.')
  })
})
