/**
 * Starts the application, whose scripts the page lists, when the browser is idle after the page has loaded. A page of
 * documentation also waits for a sign that a reader is there, because it can be read without: a pointer that moves, a
 * wheel, or an act, of which a reload is one. On a slow connection, or if data is saved, every page waits for an act
 * on the page itself. A press on a button that needs the application is kept and repeated later (replay.client.ts). A
 * press for the search opens a field immediately, which the dialog takes over.
 * If a script fails, or the application hasn't started within 10 s, chunk-error.program.ts runs.
 * Whether data is saved is in the page's `data-saver`, for the switch in the footer.
 */
import { scrollInto } from './scroll-into'
import { readStored } from './read-stored'

type Connection = { saveData?: boolean; effectiveType?: string }

const ACTS = ['pointerdown', 'keydown', 'focusin']
/** A finger that scrolls also is a `pointerdown`. */
const SIGNS = ['pointermove', 'wheel']
/** Milliseconds that the application has to start. */
const TIMEOUT_MS = 10_000
/** Milliseconds after which a busy browser starts it anyway. */
const BUSY = 2000

const { dataset } = document.documentElement
let isStarted = false
/** Where the pointer was last, on the screen. */
let place: string | undefined

function savesData(): boolean {
  const choice = readStored('celo.data-saver')
  if (choice === 'on' || choice === 'off') return choice === 'on'
  const { connection } = navigator as { connection?: Connection } // not in TypeScript's DOM
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')) return true
  return matchMedia('(prefers-reduced-data: reduce)').matches
}

const isHydrated = (): boolean => dataset.hasHydrated === 'true'

const loadLost = (): void => load('/lost.js')

function load(file: string): void {
  if (file.endsWith('css')) {
    const style = document.createElement('link')
    style.rel = 'stylesheet'
    style.href = file
    document.head.append(style)
    return
  }
  const script = document.createElement('script')
  script.src = file
  script.async = file === '/lost.js'
  if (!script.async) script.onerror = loadLost
  document.head.append(script)
}

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const act of ACTS) removeEventListener(act, start, true)
  const files = JSON.parse(document.getElementById('scripts')!.textContent) as string[]
  files.forEach(load)
  setTimeout(() => {
    if (!isHydrated()) loadLost()
  }, TIMEOUT_MS)
}

/** Starts it once the page has loaded and the browser is idle. */
function startWhenIdle(): void {
  for (const sign of SIGNS) removeEventListener(sign, notice)
  if (document.readyState !== 'complete') return addEventListener('load', startWhenIdle)
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: BUSY })
  else setTimeout(start)
}

/** The page for unknown addresses isn't one, because the application has to suggest others there. */
const isDocumentation = (): boolean => document.documentElement.className.includes('docs-doc-id')

/** By the reader, after a change to optional services, or because the scripts were gone when the reader acted. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload'
}

/** A browser also reports a move for a pointer that rests on a new page, so two different places count as one. */
function notice(event: Event): void {
  const { type, screenX, screenY } = event as PointerEvent
  const here = `${screenX} ${screenY}`
  if (type === 'wheel' || (place && place !== here)) startWhenIdle()
  place = here
}

const findField = () => document.querySelector<HTMLDialogElement>('.search-placeholder')!

function openSearch(event: Event): void {
  event.preventDefault()
  findField().show()
  start()
}

function handleClick(event: MouseEvent): void {
  if (isHydrated()) return
  const pressed = (event.target as Element).closest?.<HTMLElement>(
    '[data-replay],[data-search],[data-copy],[data-copy-code],[data-video]',
  )
  if (!pressed) return
  if (pressed.matches('[data-search]')) return openSearch(event)
  event.preventDefault()
  event.stopPropagation() // the application may be there already, and would do it twice
  window.celoReplay = pressed
  start()
}

function handleKey(event: KeyboardEvent): void {
  if (isHydrated()) return
  const target = event.target as HTMLElement
  const isTyping = /INPUT|SELECT|TEXTAREA/.test(target.tagName) || target.isContentEditable
  const isShortcut = (event.ctrlKey || event.metaKey) && event.key === 'k'
  if (isShortcut || (event.key === '/' && !isTyping)) openSearch(event)
  else if (event.key === 'Escape') findField().close()
}

const isSaving = savesData()
dataset.saver = isSaving ? 'on' : 'off'
window.celoLost = loadLost
document.addEventListener('click', handleClick, true)
document.addEventListener('keydown', handleKey, true)
for (const act of ACTS) addEventListener(act, start, true)
// Here and not by the application, so the list doesn't move under a pointer that's on its way to it.
addEventListener('load', () => scrollInto(document.querySelector('.sidebar > nav'), '[aria-current=page]'))
if (!isSaving) {
  if (!isDocumentation() || isReload()) startWhenIdle()
  else for (const sign of SIGNS) addEventListener(sign, notice, { passive: true })
}
