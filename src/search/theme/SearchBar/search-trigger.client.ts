// Opens the search by key or click from the moment this script runs; a request before React starts is kept for it.
import { earlyField, showEarlySearch } from './search-placeholder.client'

type Wishes = { onOpen: () => void; onClose: () => void; onNear: () => void; isOpen: () => boolean }

let bar: Wishes | undefined

/**
 * The search bar takes over. Out: a function that releases it. If the early field is already shown, the dialog
 * opens immediately.
 */
export function takeSearchWishes(wishes: Wishes): () => void {
  bar = wishes
  if (earlyField()) wishes.onOpen()
  return () => {
    if (bar === wishes) bar = undefined
  }
}

function open(event: Event) {
  event.preventDefault()
  if (bar) bar.onOpen()
  else showEarlySearch()
}

function isWriting({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName)
}

function handleKey(event: KeyboardEvent) {
  const isOpen = bar?.isOpen() ?? false
  const isCombination = event.key?.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)
  if (isOpen && (event.code === 'Escape' || isCombination)) {
    event.preventDefault()
    bar?.onClose()
  } else if (isCombination || (event.key === '/' && !isOpen && !isWriting(event))) open(event)
}

/** The link of the search bar, unless the reader wants it in another tab. */
function isOnSearchLink(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('a[data-search]') !== null
}

function handleClick(event: MouseEvent) {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (isPlain && isOnSearchLink(event)) open(event)
}

function handleNear(event: Event) {
  if (isOnSearchLink(event)) bar?.onNear()
}

if (typeof document !== 'undefined') {
  window.addEventListener('keydown', handleKey)
  // Before the router's own handler of links, which leaves prevented clicks alone.
  document.addEventListener('click', handleClick, true)
  document.addEventListener('pointerover', handleNear)
  document.addEventListener('focusin', handleNear)
}
