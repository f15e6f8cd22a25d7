import { type ChildProcess, spawn } from 'node:child_process'

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
    child.once('exit', (code, signal) => {
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
 * Runs a long program beside a check of what it works on. The long one is heard once the check has passed; when the check
 * fails, it is ended, so that the check's errors stand alone.
 * @throws when either fails
 */
export async function runBeside(check: Program, long: Program): Promise<void> {
  const child = spawn(long.command, long.words, { stdio: ['ignore', 'pipe', 'pipe'], shell })
  const done = ended(child, long)
  const failed = done.then(
    () => undefined,
    (error: unknown) => error,
  )
  try {
    await runProgram(check)
  } catch (error) {
    child.kill()
    await failed
    throw error
  }
  child.stdout.pipe(process.stdout)
  child.stderr.pipe(process.stderr)
  await done
}
