import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

/** A program below node_modules/.bin, as npm puts them on the path, and its words. */
export interface Program {
  readonly command: string
  readonly words: readonly string[]
}

const shell = process.platform === 'win32'

/** Resolves when a program ends with 0. @throws naming it when it ends otherwise */
function ended(child: ChildProcess, { command, words }: Program): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // Not `exit`: a program may have ended before all that it said has been read.
    child.once('close', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${[command, ...words].join(' ')} ended with ${code ?? signal}.`))
    })
  })
}

/** Runs a program, its output passing straight through. @throws when it fails */
export function runProgram(program: Program): Promise<void> {
  return ended(spawn(program.command, program.words, { stdio: 'inherit', shell }), program)
}

/**
 * Reads what a program says from its start, because Node throws away what nobody has read when a program ends.
 * @returns says what was held so far, in its order, and lets the rest straight through
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

/**
 * Runs a long program beside a check of what it works on. The long one is heard once the check has passed; when the check
 * fails, it is ended, so that only the check's errors are shown.
 * @throws when either fails
 */
export async function runBeside(check: Program, long: Program): Promise<void> {
  const child = spawn(long.command, long.words, { stdio: ['ignore', 'pipe', 'pipe'], shell })
  const showOutput = holdOutput(child)
  const done = ended(child, long)
  const failed = done.then(
    () => undefined,
    (error: unknown) => error,
  )
  try {
    await runProgram(check)
  } catch (error) {
    child.kill()
    for (const stream of [child.stdout, child.stderr]) stream.destroy() // a child of its own may hold them open
    await failed
    throw error
  }
  showOutput()
  await done
}
