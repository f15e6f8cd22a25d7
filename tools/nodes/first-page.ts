import { type ChildProcess, spawn } from 'node:child_process'

const SERVED = /(http:\/\/[\w.[\]:-]+) \(Ctrl\+C stops it\)/

/** The address that a server prints once it's ready. @throws with its output if it ends before that */
function servedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer): void => {
      said += chunk.toString()
      const [, address] = SERVED.exec(said) ?? []
      if (address) resolve(address)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`npm start ended with ${code}:\n${said.slice(-4000)}`)))
  })
}

/** Ends a program and its child processes. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const ended = new Promise((resolve) => child.once('close', resolve))
  if (process.platform === 'win32') child.kill()
  else process.kill(-child.pid, 'SIGTERM')
  await ended
}

/**
 * Runs `npm start` in a checkout until the first page is served.
 * @param env of the command; its PATH determines which version of Node runs
 * @throws if it ends before that, or the page isn't from this site
 */
export async function serveFirstPage(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const hasGroups = process.platform !== 'win32'
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: '0' },
    detached: hasGroups,
    shell: !hasGroups,
  })
  try {
    const address = await servedAddress(child)
    const answer = await fetch(address)
    const text = await answer.text()
    if (answer.status !== 200 || !text.includes('Celo'))
      throw new Error(
        `${address}: found ${answer.status} and ${text.length} characters; expected the home page.`,
      )
  } finally {
    await stop(child)
  }
}
