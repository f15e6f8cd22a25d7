import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toNetworkId, type WalletNetworkId } from '../../model/facts/network-id'
import type { Page } from '../code/page'
import type { LocalChain } from '../code/run/start-chain'
import { compareExactly, compareParts, type ShownDifference } from './compare-shown'
import { fillPlaceholders, findOutage, judgeCommand, notRun, type Told } from './judge-command'
import { listSteps, nameStep, type Step } from './list-steps'
import { describeDifference, describeUnfilled, findStaleNotes } from './page-problems'
import type { StepResult } from './report'
import { findNote, type Note, type PageNotes } from './run-notes'
import { Shell, type Ended } from './shell'
import { Terminal } from './terminal'

type FileStep = Step & { kind: 'file' }
type CommandStep = Step & { kind: 'command' }
type OutputStep = Step & { kind: 'output' }

/** What following a page needs of its surroundings. */
export interface Surroundings {
  /** An empty folder for this page. */
  folder: string
  /** The page's text, in which readers find what a command prints. */
  source: string
  environment: Readonly<Record<string, string>>
  /** The page's own chain. */
  chainUrl: string
  /** Starts a chain for a script whose output the page shows, so that it doesn't depend on what was sent before. */
  startChain: (network: WalletNetworkId) => Promise<LocalChain>
  /** Time for a command. */
  limitMs: number
  onStep: (result: StepResult) => void
}

/** Follows one page, step by step. What comes after a failure isn't run until the page starts in an empty directory. */
export class PageRun {
  private readonly results: StepResult[] = []
  private readonly used = new Set<Note>()
  private readonly compared = new Set<Step>()
  private readonly steps: readonly Step[]
  private readonly terminal: Terminal
  private readonly printed: string[] = []
  /** What the commands of the newest terminal block printed. */
  private newest = { line: 0, text: '' }
  private stoppedAt: number | undefined
  private folders = 1
  /** Whether a command has been replaced because it found no network. */
  private isOffline = false

  constructor(
    private readonly page: Page,
    private readonly notes: PageNotes,
    private readonly around: Surroundings,
  ) {
    const { folder, environment, limitMs } = around
    this.steps = listSteps(page)
    const shell = new Shell(join(folder, 'terminal'), { ...environment, ...notes.environment })
    shell.enter(join(folder, 'folder-1'))
    this.terminal = new Terminal(shell, { limitMs, key: environment['PRIVATE_KEY'] ?? '' })
  }

  async follow(): Promise<StepResult[]> {
    try {
      const { before = [], after = [] } = this.notes
      for (const command of before) await this.runStandIn(command, 1, 'the page takes it for granted')
      for (const step of this.steps) await this.take(step)
      for (const command of after) await this.runStandIn(command, 1, 'the page says so in words')
      this.reportUncompared()
    } finally {
      this.terminal.close()
    }
    this.reportStaleNotes()
    return this.results
  }

  private add(line: number, what: string, { seconds = 0, ...told }: Told): void {
    const result = { page: this.page.file, line, what, seconds, ...told }
    this.results.push(result)
    this.around.onStep(result)
  }

  private async take(step: Step): Promise<void> {
    const name = nameStep(step)
    const note = findNote(this.notes.notes, name)
    if (note) this.used.add(note)
    if (note?.emptyFolder) this.openEmptyFolder()
    if (note?.notRun) return this.add(step.line, name, notRun(note.notRun))
    if (note?.online && this.isOffline) return this.add(step.line, name, notRun(`no network: ${note.online}`))
    if (this.compared.has(step)) return
    if (this.stoppedAt !== undefined) return this.add(step.line, name, notRun(`needs line ${this.stoppedAt}`))
    for (const command of note?.first ?? []) await this.runStandIn(command, step.line, note?.because ?? '')
    if (this.stoppedAt !== undefined) return this.add(step.line, name, notRun(`needs line ${step.line}`))
    if (step.kind === 'fragment') return this.add(step.line, name, notRun('part of a file that has no name'))
    if (step.kind === 'file') return this.add(step.line, name, this.save(step))
    if (step.kind === 'output') return this.compareShown(step)
    return this.perform(step, note)
  }

  private openEmptyFolder(): void {
    this.stoppedAt = undefined
    const { shell } = this.terminal
    if (readdirSync(shell.directory).length > 0) this.folders += 1
    shell.enter(join(this.around.folder, `folder-${this.folders}`))
  }

  private save({ path, code, append }: FileStep): Told {
    const file = join(this.terminal.shell.directory, this.notes.files ?? '', path)
    mkdirSync(dirname(file), { recursive: true })
    if (append) appendFileSync(file, `\n${code}\n`)
    else writeFileSync(file, `${code}\n`)
    return { verdict: 'saved' }
  }

  private async perform(step: CommandStep, note: Note | undefined): Promise<void> {
    const { line, command } = step
    const filled = fillPlaceholders(note?.instead ?? command, note?.fill ?? {}, this.printed)
    if (filled === undefined) {
      this.stoppedAt = line
      const problem = describeUnfilled({ file: this.page.file, line }, command, note)
      return this.add(line, command, { verdict: 'failed', problem })
    }
    const script = this.findScript(command)
    const chain = script && (await this.around.startChain(script.network))
    try {
      const ended = await this.attempt(step, filled, { note, chainUrl: chain?.url ?? this.around.chainUrl })
      if (script && ended.code === 0) this.compareScript(script.title, ended)
    } finally {
      await chain?.stop()
    }
  }

  /** Runs a command and, where it finds no network, what does the same without one. */
  private async attempt(
    step: CommandStep,
    filled: string,
    { note, chainUrl }: { note: Note | undefined; chainUrl: string },
  ): Promise<Ended> {
    const place = { file: this.page.file, line: step.line, command: step.command }
    const ended = await this.terminal.run(filled, note, chainUrl)
    const outage = findOutage(ended, note)
    if (outage && note?.offline) {
      this.isOffline = true
      const other = await this.terminal.run(note.offline, undefined, chainUrl)
      const stoodIn = { ...note, instead: note.offline, because: outage }
      return this.conclude(step, other, judgeCommand(place, other, stoodIn))
    }
    return this.conclude(step, ended, judgeCommand(place, ended, note))
  }

  private conclude(step: CommandStep, ended: Ended, told: Told): Ended {
    if (ended.code !== 0) this.stoppedAt = step.line
    const isSame = this.newest.line === step.block
    this.newest = {
      line: step.block,
      text: isSame ? `${this.newest.text}\n${ended.all}` : ended.all,
    }
    this.printed.push(ended.all)
    this.add(step.line, step.command, told)
    return ended
  }

  /** Runs a command that stands for what the page says in words. */
  private async runStandIn(command: string, line: number, because: string): Promise<void> {
    if (this.stoppedAt !== undefined) return this.add(line, command, notRun(`needs line ${this.stoppedAt}`))
    await this.perform(
      { kind: 'command', line, command, block: line },
      { at: command, instead: command, because },
    )
  }

  /** The script whose output the page shows, if a command runs one. */
  private findScript(command: string): { title: string; network: WalletNetworkId } | undefined {
    const words = command.split(/\s+/)
    const block = this.page.blocks.find(({ check, title }) => check === 'run' && words.includes(title))
    return block && { title: block.title, network: toNetworkId(block.meta.chain) }
  }

  /** Compares a script's output with the blocks that show it, wherever they are on the page. */
  private compareScript(title: string, { out }: Ended): void {
    for (const step of this.steps) {
      if (step.kind !== 'output' || step.from !== title || this.compared.has(step)) continue
      this.addComparison(step, compareExactly(step.shown, out))
    }
  }

  private compareShown(step: OutputStep): void {
    if (step.from === undefined) return this.addComparison(step, compareParts(step.shown, this.newest.text))
  }

  /** Names the outputs of scripts that no command ran. */
  private reportUncompared(): void {
    const reported = new Set(this.results.map(({ line }) => line))
    for (const step of this.steps) {
      if (step.kind !== 'output' || this.compared.has(step) || reported.has(step.line)) continue
      this.add(step.line, nameStep(step), notRun(`no command on the page runs ${step.from}`))
    }
  }

  private addComparison(step: OutputStep, difference: ShownDifference | undefined): void {
    this.compared.add(step)
    const what = `output: ${nameStep(step)}`
    if (!difference) return this.add(step.line, what, { verdict: 'passed' })
    const problem = describeDifference({ file: this.page.file, line: step.line }, difference)
    this.add(step.line, what, { verdict: 'failed', problem })
  }

  private reportStaleNotes(): void {
    const { file } = this.page
    const { source } = this.around
    for (const problem of findStaleNotes({ file, source, notes: this.notes.notes, used: this.used }))
      this.add(1, problem.found, { verdict: 'failed', problem })
  }
}
