import { toNetworkId } from '../../../model/facts/network-id'
import type { WalletNetwork } from '../../../model/facts/wallet-network'
import { networkNames } from '../../../model/live-sample/live-values'
import { checkValue } from './check-value'
import type { Value } from './environment'
import { NOT_LOADED, outageWords } from './outage-words'
import type * as Runtime from './runtime'
import { readField, SampleView } from './sample-view'

/** Stops a sample's run. */
const running = new WeakMap<Element, AbortController>()

/** The hosts of the registry's endpoints: what an endpoint's field says until the reader names one. */
const isRegistered = (text: string, networks: readonly WalletNetwork[]) =>
  networks.some(({ rpc }) => [new URL(rpc).host, rpc, `${rpc}/`].includes(text))

/** The values in the form the code uses; undefined if one can't be used (the reader already sees why). */
function readValues(
  view: SampleView,
  { hasValidChecksum, networks }: typeof Runtime,
): Record<string, Value> | undefined {
  const values: Record<string, Value> = {}
  for (const element of view.fields) {
    const field = readField(element)
    if (field.kind === 'endpoint' && isRegistered(field.text, Object.values(networks))) continue
    const checked = checkValue(field, hasValidChecksum)
    if ('fault' in checked) {
      if (checked.isSecret) element.textContent = element.dataset.first ?? ''
      view.showInvalid(element, checked.fault)
      return undefined
    }
    values[field.name] = checked.value
    if (element.textContent !== field.text) element.textContent = field.text
  }
  return values
}

function describeRun({ requests, ms }: Runtime.Outcome, block: number): string {
  const time = new Date().toLocaleTimeString()
  const calls = requests === 1 ? '1 request' : `${requests} requests`
  return `Block ${block.toLocaleString('en-US')} at ${time}: ${calls} in ${(ms / 1000).toFixed(2)} s, nothing signed`
}

function showOutcome(view: SampleView, outcome: Runtime.Outcome, network: WalletNetwork): void {
  switch (outcome.kind) {
    case 'done':
      return view.showOutput(outcome.lines, describeRun(outcome, outcome.block))
    case 'out':
      return view.showFault(outageWords(outcome.outage, network), outcome.lines)
    case 'failed':
      return view.showFault(
        { title: 'The sample stopped with an error.', hint: outcome.message },
        outcome.lines,
      )
    case 'stopped':
      return view.clear()
  }
}

async function run(view: SampleView, stop: AbortSignal): Promise<void> {
  view.showWaiting('Loading the program…')
  const runtime = await import(/* webpackChunkName: "live-samples" */ './runtime').catch(() => undefined)
  if (stop.aborted) return
  if (!runtime) return view.showFault(NOT_LOADED)
  const values = readValues(view, runtime)
  if (!values) return
  const { endpoint } = values
  const networkValue = view.fields.find(({ dataset }) => dataset.kind === 'network')?.dataset.value
  const chain = networkValue ? networkNames[String(values[networkValue])] : view.figure.dataset.chain
  const id = toNetworkId(chain)
  const named = endpoint === undefined ? undefined : String(endpoint)
  const network = runtime.nameEndpoint(runtime.networks[id], named)
  view.showNetwork(network.name, named ? undefined : new URL(network.rpc).host)
  view.showWaiting(`Waiting for ${new URL(network.rpc).host}…`)
  const sample = view.figure.dataset.live ?? ''
  const outcome = await runtime.runSample({ id: sample, network, values, networkValue, stop })
  if (!stop.aborted) showOutcome(view, outcome, network)
}

async function edit(figure: HTMLElement): Promise<void> {
  const editor = await import(/* webpackChunkName: "sample-editor" */ '../SampleEditor/open-editor').catch(
    () => undefined,
  )
  figure.querySelector('.editor-missing')?.remove()
  if (editor?.isSupported) return editor.openEditor(figure)
  const fault = document.createElement('p')
  fault.className = 'answer-shown answer-bad editor-missing'
  fault.role = 'alert'
  fault.textContent = editor
    ? 'The editor needs a newer browser. Update yours, or copy the program and run it on your machine.'
    : "The editor didn't load. Check your connection, and try again."
  figure.append(fault)
}

/** Does what a sample's button says: edit, run, stop or reset. A new run ends the previous one. */
export async function press(button: HTMLElement): Promise<void> {
  if (button.dataset.run === 'edit') return edit(button.closest('figure')!)
  const figure = button.closest<HTMLElement>('.live')
  if (!figure) return
  const view = new SampleView(figure)
  running.get(figure)?.abort()
  const { run: action } = button.dataset
  if (button.matches('.link')) figure.querySelector<HTMLElement>('[data-run=run]')?.focus() // it's about to go
  if (action === 'reset') return view.reset()
  if (action === 'stop') return view.clear()
  const stop = new AbortController()
  running.set(figure, stop)
  await run(view, stop.signal)
}
