import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'

const running = new Set<ChildProcess>()

/** Ends all programs that are still running, with their children. */
export function endChildren(): void {
  for (const child of running) if (child.pid) process.kill(-child.pid)
  running.clear()
}

export type Command = {
  readonly command: string
  readonly words: readonly string[]
  readonly folder: string
  readonly environment?: Readonly<Record<string, string>>
  /** File for all its output. */
  readonly log: string
}

/**
 * Runs a program until it ends and writes its output to a file. Passes the process ID to `started` immediately.
 * @throws if the exit code isn't 0: the command, the code, the log and its last lines
 */
export function runCommand(
  { command, words, folder, environment = {}, log }: Command,
  started: (pid: number) => void = () => undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const out = fs.openSync(log, 'w')
    const env = { ...process.env, ...environment }
    const child = spawn(command, words, { cwd: folder, env, stdio: ['ignore', out, out], detached: true })
    running.add(child)
    if (child.pid) started(child.pid)
    const done = () => {
      running.delete(child)
      fs.closeSync(out)
    }
    child.once('error', (error) => {
      done()
      reject(new Error(`${command} couldn't be started: ${error.message}`))
    })
    child.once('exit', (code, signal) => {
      done()
      if (code === 0) return resolve()
      const last = fs.readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
      reject(new Error(`${command} ${words.join(' ')} ended with ${code ?? signal}; see ${log}:\n${last}`))
    })
  })
}
