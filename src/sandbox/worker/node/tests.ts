import { inspect } from '../../inspect'

type Test = { name: string; run: () => unknown }

/** The tests of a program, which run one after another once its files have run, as with `node:test`. */
export class Tests {
  private readonly all: Test[] = []

  readonly test = (name: string, run: () => unknown): void => void this.all.push({ name, run })

  /** Runs them, and prints the results as TAP, as Node.js does when its output isn't a terminal. */
  async run(print: (line: string) => void): Promise<void> {
    if (this.all.length === 0) return
    let passed = 0
    print('TAP version 13')
    for (const [index, { name, run }] of this.all.entries()) {
      const error = await Promise.resolve()
        .then(run)
        .then(
          () => undefined,
          (reason: unknown) => ({ reason }),
        )
      passed += error ? 0 : 1
      const reason = error ? `  error: ${inspect(error.reason)}\n` : ''
      print(`# Subtest: ${name}\n${error ? 'not ok' : 'ok'} ${index + 1} - ${name}\n  ---\n${reason}  ...`)
    }
    const { length } = this.all
    print(`1..${length}\n# tests ${length}\n# suites 0\n# pass ${passed}\n# fail ${length - passed}`)
    print('# cancelled 0\n# skipped 0\n# todo 0')
  }
}
