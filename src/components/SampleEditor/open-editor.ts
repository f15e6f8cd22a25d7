// Loaded when a reader clicks Edit.
import { editorStyle } from '@generated/live-samples/default/editor-style'
import { toNetworkId } from '../../../model/facts/network-id'
import { NOT_LOADED } from '../LiveSample/outage-words'
import { EditorView } from './editor-view'
import { readProgram, wantsAccount } from './read-program'
import type { Session } from './session'

/** Whether the browser has what the editor's style needs: Safari does from 16.4 on. */
export const isSupported = typeof document !== 'undefined' && 'adoptedStyleSheets' in document

let isStyled = false

/** The editor's style, which no page pays for before. The policy allows no style elements. */
function addStyle(): void {
  if (isStyled) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(editorStyle)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  isStyled = true
}

const loadSession = () => import(/* webpackChunkName: "sandbox" */ './session')

/** Opens an editor in the place of a sample's code. */
export function openEditor(figure: HTMLElement): void {
  if (figure.querySelector('.editor')) return
  addStyle()
  const program = readProgram(figure)
  let session: Session | undefined
  let turn = 0 // so that nothing starts after the reader has stopped it or started something else
  const start = async (begin: (session: Session) => Promise<void>) => {
    const own = ++turn
    const loaded = await loadSession().catch(() => undefined)
    if (own !== turn) return
    if (!loaded) return view.showFault(NOT_LOADED)
    session ??= new loaded.Session(view, toNetworkId(figure.dataset.chain))
    await begin(session)
  }
  const stop = () => {
    turn += 1
    session?.stop()
    view.clear()
  }
  const close = () => {
    turn += 1
    session?.stop()
    view.element.remove() // with the frame in it
    figure.classList.remove('editing')
    figure.querySelector<HTMLElement>('[data-run=edit]')?.focus()
  }
  const run = () => {
    view.showRunning('Loading the program…')
    void start((each) => each.run(view.texts))
  }
  const view = new EditorView(program, { run, stop, close })
  // The reader may have named an endpoint before; the registry's is shown without https.
  const endpoint = figure.querySelector('.run-endpoint')?.textContent.trim() ?? ''
  if (/^https?:/.test(endpoint)) view.endpoint = endpoint
  figure.classList.add('editing')
  figure.append(view.element)
  view.focus()
  if (wantsAccount(program.files)) void start((each) => each.showAccount())
}
