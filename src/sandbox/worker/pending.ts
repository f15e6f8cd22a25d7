type Timer = (call: (...words: unknown[]) => void, ms?: number, ...rest: unknown[]) => unknown
type ClearTimer = (id: unknown) => void

/** The timers of a worker's scope. */
export interface Timers {
  setTimeout: Timer
  setInterval: Timer
  clearTimeout: ClearTimer
  clearInterval: ClearTimer
}

/** What a program still waits for: its timers and requests. Node.js ends a program when there's nothing left, too. */
export class Pending {
  private readonly open = new Set<unknown>()
  /** The browser's own, because the program gets others. */
  private readonly wait = globalThis.setTimeout.bind(globalThis)

  add(what: unknown): void {
    this.open.add(what)
  }

  remove(what: unknown): void {
    this.open.delete(what)
  }

  /** Resolves when nothing has been open for two turns in a row. */
  async end(): Promise<void> {
    for (let quiet = 0; quiet < 2; quiet = this.open.size > 0 ? 0 : quiet + 1)
      await new Promise((resolve) => this.wait(resolve, 5))
  }

  /** Replaces the timers of a scope with some that are counted here. */
  countTimers(scope: Timers): void {
    const { setTimeout, setInterval, clearTimeout, clearInterval } = scope
    const start =
      (set: Timer, isOnce: boolean): Timer =>
      (call, ms, ...rest) => {
        const run = (...words: unknown[]) => {
          if (isOnce) this.remove(id)
          call(...words)
        }
        const id = set.call(scope, run, ms, ...rest)
        this.add(id)
        return id
      }
    const end =
      (clear: ClearTimer): ClearTimer =>
      (id) => {
        this.remove(id)
        clear.call(scope, id)
      }
    scope.setTimeout = start(setTimeout, true)
    scope.setInterval = start(setInterval, false)
    scope.clearTimeout = end(clearTimeout)
    scope.clearInterval = end(clearInterval)
  }
}
