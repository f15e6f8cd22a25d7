import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

const execute = promisify(execFile) // a blocking call would stop a test runner's own messages

export interface Script {
  /** The project's folder. */
  readonly cwd: string
  /** The script's name, and words for it. */
  readonly words: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/** @returns what `npm run` printed once the script ended; rejects if it fails */
export async function runScript({ cwd, words, env }: Script): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env } }
  return (await execute('npm', ['run', '--silent', ...words], options)).stdout
}

/**
 * Starts a script that keeps running.
 * @param wanted what it prints once it's ready, with a group
 * @returns the process, and what the group matched
 */
export async function startScript({ cwd, words, env }: Script, wanted: RegExp) {
  const child = spawn('npm', ['run', ...words], { cwd, detached: true, env: { ...process.env, ...env } })
  let text = ''
  for await (const part of child.stdout) {
    text += String(part)
    const found = wanted.exec(text)?.[1]
    if (!found) continue
    child.stdout.resume() // so that what it prints later doesn't block it
    return { child, found }
  }
  throw new Error(`npm run ${words.join(' ')}: ended after printing ${JSON.stringify(text)}`)
}

/** Stops a script and what it started, as Ctrl+C does. */
export async function stopScript(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid!, 'SIGINT')
  await ended
}
