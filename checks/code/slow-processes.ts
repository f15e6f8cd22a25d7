import type { Diagnostic } from '../../model/diagnostic'
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { places } from './places'
import type { SlowCheck, SlowInput } from './slow-checks'

/** What a process sends back for one request. */
type Result = { readonly problems: Diagnostic[] } | { readonly error: Error }

/**
 * Processes for the slow checks, one each, so that samples run on the local chain meanwhile. Processes rather than
 * threads, because tsx can be loaded into a process on every version of Node.
 */
export class SlowProcesses {
  private readonly processes = new Map<SlowCheck, ChildProcess>()

  /**
   * Does a slow check in its process, which starts with its first check and keeps what it read of libraries. One check of
   * a name at a time.
   *
   * @param input what the check takes: it is copied
   * @throws what the check throws
   */
  check<Name extends SlowCheck>(name: Name, input: SlowInput<Name>): Promise<Diagnostic[]> {
    const child = this.findOrStart(name)
    return new Promise((resolve, reject) => {
      const settle = (result: Result) => {
        child.off('message', settle).off('error', fail).off('exit', end)
        if ('error' in result) reject(result.error)
        else resolve(result.problems)
      }
      const fail = (error: Error) => {
        this.processes.delete(name)
        settle({ error })
      }
      const end = (code: number | null, signal: string | null) =>
        fail(new Error(`The check of ${name} ended with ${code ?? signal} before it sent a result.`))
      child.once('message', settle).once('error', fail).once('exit', end)
      child.send(input)
    })
  }

  private findOrStart(name: SlowCheck): ChildProcess {
    const running = this.processes.get(name)
    if (running) return running
    const started = fork(join(places.checks, 'slow-process.ts'), [name], {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced', // the input holds maps
    })
    this.processes.set(name, started)
    return started
  }

  /** Ends all processes. */
  async stop(): Promise<void> {
    const running = [...this.processes.values()]
    this.processes.clear()
    await Promise.all(
      running.map((child) => new Promise((resolve) => void (child.once('exit', resolve), child.kill()))),
    )
  }
}
