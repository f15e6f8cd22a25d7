import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dropControls } from './compare-shown'

/** How a command ended. `out` is what it printed to its output, `all` also has its errors, in the order of arrival. */
export interface Ended {
  code: number | null
  timedOut: boolean
  out: string
  all: string
  seconds: number
}

/** What a command is given besides what earlier commands left. */
export interface Given {
  limitMs: number
  /** Variables for this command. */
  variables?: Readonly<Record<string, string>>
  /** What is typed, each line once its question has been printed. */
  answers?: readonly Answer[]
}

interface Answer {
  after: string
  text: string
}

const running = new Set<ChildProcess>()

/** Ends all commands that still run: those in groups of their own don't end with this process. */
export function stopCommands(): void {
  for (const child of running) stopGroup(child)
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** A server that a page starts; it goes on until it's stopped. */
export interface Server {
  ended: Ended
  stop: () => void
}

/**
 * A terminal: each command finds the directory and the variables that the commands before it left. Commands run in
 * process groups of their own, so that whatever they start ends with them.
 */
export class Shell {
  private readonly state: string
  private commands = 0

  /**
   * @param folder where the terminal keeps its state; not the project's
   * @param environment all variables that it starts with
   */
  constructor(
    folder: string,
    private readonly environment: Readonly<Record<string, string>>,
  ) {
    this.state = folder
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'variables'), '')
  }

  /** The directory in which the next command starts. */
  get directory(): string {
    return readFileSync(join(this.state, 'directory'), 'utf8').trim()
  }

  /** Goes to a directory, as `cd` would. */
  enter(directory: string): void {
    mkdirSync(directory, { recursive: true })
    writeFileSync(join(this.state, 'directory'), directory)
  }

  private start(command: string, { variables = {}, answers }: Given): ChildProcess {
    const [directory, saved] = ['directory', 'variables'].map((name) => quote(join(this.state, name)))
    const script = [
      `. ${saved}`,
      `cd "$(cat ${directory})" || exit 1`,
      ...Object.entries(variables).map(([name, value]) => `export ${name}=${quote(value)}`),
      `keep_state() { code=$?; pwd > ${directory}; export -p > ${saved}; exit $code; }`,
      'trap keep_state EXIT',
      'set -o pipefail',
      command,
    ]
    this.commands += 1
    const file = join(this.state, `command-${this.commands}.sh`)
    writeFileSync(file, `${script.join('\n')}\n`)
    const [program = '', ...words] = answers ? inTerminal(file) : ['bash', file]
    const stdio = ['pipe', 'pipe', 'pipe'] as const
    const child = spawn(program, words, { env: this.environment, detached: true, stdio: [...stdio] })
    running.add(child)
    child.once('close', () => running.delete(child))
    child.stdin.on('error', () => undefined) // a command may end without reading what is typed
    if (!answers) child.stdin.end()
    return child
  }

  /** Runs a command to its end, or to the limit. */
  run(command: string, given: Given): Promise<Ended> {
    const child = this.start(command, given)
    const { ended, started } = collect(child)
    const typing = typeAnswers(child, ended, given.answers ?? [])
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        ended.timedOut = true
        stopGroup(child)
      }, given.limitMs)
      child.once('error', reject)
      child.once('close', (code) => {
        clearTimeout(timer)
        clearInterval(typing)
        resolve(Object.assign(ended, { code, seconds: (performance.now() - started) / 1000 }))
      })
    })
  }

  /** Starts a command that goes on, and waits until it prints a text. `ended.code` is 0 if it did. */
  serve(command: string, ready: string, given: Given): Promise<Server> {
    const child = this.start(command, given)
    const { ended, started } = collect(child)
    const server = { ended, stop: () => stopGroup(child) }
    return new Promise((resolve, reject) => {
      const finish = (code: number | null, timedOut = false) => {
        clearTimeout(timer)
        clearInterval(look)
        Object.assign(ended, { code, timedOut, seconds: (performance.now() - started) / 1000 })
        resolve(server)
      }
      const timer = setTimeout(() => finish(null, true), given.limitMs)
      const look = setInterval(() => {
        if (ended.all.includes(ready)) finish(0)
      }, 100)
      child.once('error', reject)
      child.once('close', (code) => finish(code === 0 ? 1 : code))
    })
  }
}

/** Programs that ask for a secret want a real terminal, which `script` gives them. */
const inTerminal = (file: string): string[] =>
  process.platform === 'darwin'
    ? ['script', '-q', '/dev/null', 'bash', file]
    : ['script', '-qec', `bash ${quote(file)}`, '/dev/null']

/** Types each answer once what was printed since the one before has its question. */
function typeAnswers(child: ChildProcess, ended: Ended, answers: readonly Answer[]): NodeJS.Timeout {
  const waiting = [...answers]
  let seen = 0
  return setInterval(() => {
    const [next] = waiting
    if (!next || !dropControls(ended.all.slice(seen)).includes(next.after)) return
    waiting.shift()
    seen = ended.all.length
    child.stdin?.write(`${next.text}\n`)
  }, 200)
}

function collect(child: ChildProcess): { ended: Ended; started: number } {
  const ended: Ended = { code: null, timedOut: false, out: '', all: '', seconds: 0 }
  child.stdout?.on('data', (chunk: Buffer) => {
    ended.out += chunk.toString()
    ended.all += chunk.toString()
  })
  child.stderr?.on('data', (chunk: Buffer) => (ended.all += chunk.toString()))
  return { ended, started: performance.now() }
}

function stopGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // it ended on its own
  }
}
