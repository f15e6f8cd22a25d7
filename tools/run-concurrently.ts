import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

/** A program in node_modules/.bin, which npm adds to PATH, and its arguments. */
export interface Program {
  readonly command: string
  readonly words: readonly string[]
}

const shell = process.platform === 'win32'

/** Resolves when a program ends with 0. @throws with its name if it ends in any other way */
function ended(child: ChildProcess, { command, words }: Program): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // Not `exit`, because a program may exit before all its output has been read.
    child.once('close', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${[command, ...words].join(' ')} ended with ${code ?? signal}.`))
    })
  })
}

/** Runs a program and passes its output through. @throws if it fails */
export function runProgram(program: Program): Promise<void> {
  return ended(spawn(program.command, program.words, { stdio: 'inherit', shell }), program)
}

/**
 * Reads a program's output from the start, because Node discards unread output when a program ends.
 * @returns a function that prints the output so far, in order, and passes the rest through
 */
function holdOutput({ stdout, stderr }: ChildProcessByStdio<null, Readable, Readable>): () => void {
  const held: [Writable, Buffer][] = []
  let pass = (to: Writable, chunk: Buffer): void => void held.push([to, chunk])
  stdout.on('data', (chunk: Buffer) => pass(process.stdout, chunk))
  stderr.on('data', (chunk: Buffer) => pass(process.stderr, chunk))
  return () => {
    pass = (to, chunk) => void to.write(chunk)
    for (const [to, chunk] of held) pass(to, chunk)
  }
}

/** A program that runs while its output waits. */
export interface Started {
  /** Shows the output so far and the rest. Resolves when the program ends. @throws if it fails */
  finish(): Promise<void>
  /** Ends it without showing its output. */
  stop(): Promise<void>
}

export function startProgram(program: Program): Started {
  const child = spawn(program.command, program.words, { stdio: ['ignore', 'pipe', 'pipe'], shell })
  const showOutput = holdOutput(child)
  const done = ended(child, program)
  const settled = done.catch(() => undefined)
  return {
    finish() {
      showOutput()
      return done
    },
    async stop() {
      child.kill()
      for (const stream of [child.stdout, child.stderr]) stream.destroy() // a child process may keep them open
      await settled
    },
  }
}

/** Waits for a check that another program shouldn't be finished without. @throws after stopping that one, if it fails */
export async function requireBefore(check: Promise<void>, other: Started): Promise<void> {
  try {
    await check
  } catch (error) {
    await other.stop()
    throw error
  }
}

/**
 * Runs a long program beside a check of its input. The long program's output is shown once the check has passed. If the
 * check fails, the program is stopped, so only the check's errors are shown.
 * @throws if either fails
 */
export async function runConcurrently(check: Started, long: Program): Promise<void> {
  const other = startProgram(long)
  await requireBefore(check.finish(), other)
  await other.finish()
}
