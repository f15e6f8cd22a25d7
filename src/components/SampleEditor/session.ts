// Loaded by the first run: the compiler, viem for the sandbox, and what connects the two.
import { networks } from '@generated/live-samples/default/sandbox'
import type { WalletNetworkId } from '../../../model/facts/network-id'
import type { Happening, Job } from '../../sandbox/messages'
import { compile } from './compile'
import type { EditorView } from './editor-view'
import { checkEndpoint } from '../Endpoint/check-endpoint'
import { findSecret } from './find-secret'
import { loadCode } from './load-code'
import { wantsAccount } from './read-program'
import { PageRequests, readBalance, type NamedEndpoint } from './page-requests'
import { describeLimit, describeOutage, NO_PACKAGE, NO_SANDBOX, SECRET } from './run-words'
import { Sandbox } from './sandbox'

/** A compiled program. */
type Program = Pick<Job, 'code' | 'files' | 'data' | 'needsAccount'>
type Current = { requests: PageRequests; stop: AbortController; started: number; isDone: () => void }

const join = (texts: ReadonlyMap<string, string>) => [...texts.values()].join('\n')

/** One sample's programs, from the first run until the editor is closed. */
export class Session {
  private sandbox: Promise<Sandbox> | undefined
  private current: Current | undefined
  private named: NamedEndpoint | undefined
  /** Counts what the reader started and stopped, so that nothing starts after it was stopped while it was loading. */
  private turn = 0

  constructor(
    private readonly view: EditorView,
    private readonly network: WalletNetworkId,
  ) {}

  private async open(): Promise<Sandbox> {
    const sandbox = await this.sandbox?.catch(() => undefined)
    if (sandbox?.isOpen) return sandbox
    this.sandbox = Sandbox.open(this.view.element)
    return this.sandbox
  }

  /** Shows the throwaway account before the first run, so that the reader can fund it. */
  async showAccount(): Promise<void> {
    const own = ++this.turn
    const [sandbox, code] = await Promise.all([this.open(), loadCode([])]).catch(() => [])
    if (!sandbox || code === undefined || own !== this.turn) return
    void this.start(sandbox, { code, files: [], data: {}, needsAccount: true }, 'quiet')
  }

  /** Compiles and runs a program, and shows what comes of it. Resolves when the program has ended. */
  async run(texts: ReadonlyMap<string, string>): Promise<void> {
    this.stop()
    const own = this.turn
    const { title, files } = this.view.program
    const secret = findSecret(join(texts), join(files))
    if (secret) {
      this.view.removeText(secret)
      return this.view.showFault(SECRET)
    }
    if (!this.readEndpoint()) return
    const compiled = compile(title, texts)
    if ('message' in compiled) return this.view.showError(compiled)
    this.view.showRunning('Loading the sandbox…')
    const sandbox = await this.open().catch(() => undefined)
    if (own !== this.turn) return
    if (!sandbox) return this.view.showFault(NO_SANDBOX)
    const code = await loadCode([...texts.values()]).catch(() => undefined)
    if (own !== this.turn) return
    if (code === undefined) return this.view.showFault(NO_PACKAGE)
    this.view.showRunning('Running…')
    const data = Object.fromEntries([...texts].filter(([name]) => name.endsWith('.json')))
    await this.start(sandbox, { code, ...compiled, data, needsAccount: wantsAccount(texts) })
  }

  /** Takes the endpoint from its field. Returns whether it can be used; if it can't, the reader sees why. */
  private readEndpoint(): boolean {
    const { endpoint } = this.view
    this.named = undefined
    const checked = endpoint ? checkEndpoint('Endpoint', endpoint) : undefined
    if (checked && 'fault' in checked) {
      this.view.showBadEndpoint(checked.fault, checked.isSecret)
      return false
    }
    if (checked) this.named = { id: this.network, url: checked.value }
    return true
  }

  private start(sandbox: Sandbox, program: Program, isQuiet?: 'quiet'): Promise<void> {
    const stop = new AbortController()
    return new Promise((isDone) => {
      const current = {
        requests: new PageRequests(stop.signal, this.named),
        stop,
        started: performance.now(),
        isDone,
      }
      this.current = current
      const env = { RPC_URL: this.named?.url ?? networks[this.network].rpc }
      sandbox.run({ env, ...program }, (what) => {
        if (what.kind === 'ask')
          return void current.requests
            .send(what.url, what.body)
            .then((reply) => sandbox.answer(what.id, reply))
        if (what.kind === 'account')
          return this.view.account ? undefined : void this.tellAccount(what.address)
        if (!isQuiet) this.show(what, current)
        if (what.kind !== 'print') this.finish(isQuiet)
      })
    })
  }

  private show(what: Exclude<Happening, { kind: 'ask' | 'account' }>, { requests, started }: Current): void {
    const { view } = this
    if (what.kind === 'print') return view.print(what.text)
    if (what.kind === 'over') return view.showFault(describeLimit(what.limit))
    const found = requests.outage
    if (what.kind === 'failed' && found) return view.showFault(describeOutage(found.outage, found.network))
    if (what.kind === 'failed') return view.showError(what)
    const calls = requests.count === 1 ? '1 request' : `${requests.count} requests`
    const time = new Date().toLocaleTimeString()
    view.showDone(
      what.value,
      `Ended at ${time}: ${calls} in ${((performance.now() - started) / 1000).toFixed(2)} s`,
    )
  }

  private async tellAccount(address: string): Promise<void> {
    this.view.showAccount(address, '…')
    const balance = await readBalance(address, new AbortController().signal, this.named)
    this.view.showAccount(address, balance ?? 'unknown')
  }

  private finish(isQuiet?: 'quiet'): void {
    this.current?.stop.abort()
    this.current?.isDone()
    this.current = undefined
    if (this.view.account && !isQuiet) void this.tellAccount(this.view.account)
  }

  /** Ends the program that's running, if any. */
  stop(): void {
    this.turn += 1
    if (!this.current) return
    void this.sandbox?.then((sandbox) => sandbox.stop()).catch(() => undefined)
    this.current.stop.abort()
    this.current.isDone()
    this.current = undefined
  }
}
