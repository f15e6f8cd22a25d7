import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useThemeConfig } from '@docusaurus/theme-common'
import {
  earlyField,
  hideEarlySearch,
  showEarlySearch,
} from '@site/src/search/theme/SearchBar/search-placeholder.client'
import { takeSearchWishes } from '@site/src/search/theme/SearchBar/search-trigger.client'
import type { SearchSettings } from '@site/src/search/client/search-client'
import { answerEarly } from './answer-early'
import { loadDialog, type Dialog } from './load-dialog'

/** Time that drawing the dialog leaves to a first answer, in ms. */
const HEADSTART = 300

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** After this time without the dialog's script the search page is opened instead, in ms. */
const PATIENCE = 6000

/** When that script fails at once, time for the words that the reader is typing, in ms. */
const MOMENT = 1000

/** The search page does what the dialog cannot. */
function openSearchPage() {
  const query = earlyField()?.value ?? ''
  window.location.assign(query === '' ? '/search' : `/search?q=${encodeURIComponent(query)}`)
}

/** Loads the dialog while the early field stands in for it. Drawing it would hold up a first answer, so that goes first. */
async function comingDialog(isEmbedded: boolean): Promise<Dialog> {
  const answered = isEmbedded ? answerEarly() : undefined
  const Loaded = await loadDialog(isEmbedded)
  await Promise.race([answered, pause(HEADSTART)])
  return Loaded
}

/** To where it was before, or to the link of the search where that was nowhere, or is gone. */
function returnFocus(before: Element | null) {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
  const place = isThere ? before : document.querySelector<HTMLElement>('a[data-search]')
  place?.focus({ preventScroll: true })
}

/** The dialog, while it is open. It is loaded when a reader comes near the button, or asks for it. */
export function useSearchDialog(): ReactNode {
  const [Dialog, setDialog] = useState<Dialog>()
  const [isWanted, setWanted] = useState(false)
  const isOpen = useRef(false)
  const isEmbedded = !(useThemeConfig() as unknown as { search: SearchSettings }).search.appId // config/theme.ts
  isOpen.current = isWanted
  const handleClose = useCallback(() => {
    setWanted(false)
    hideEarlySearch()
  }, [])
  const wasFocused = useRef<Element | null>(null)
  // The focus goes back once the dialog is gone: while it is there, the page cannot take it.
  useLayoutEffect(() => {
    if (!isWanted) return
    return () => returnFocus(wasFocused.current)
  }, [isWanted])
  useEffect(
    () =>
      takeSearchWishes({
        onNear: () => void loadDialog(isEmbedded).catch(() => undefined),
        onOpen: () => {
          if (!isOpen.current) wasFocused.current = earlyField() ? null : document.activeElement
          setWanted(true)
          if (Dialog) return
          showEarlySearch()
          // Without a connection the search page would not come either, and the page that is read would be gone.
          const giveUp = () => void (isOpen.current && navigator.onLine && openSearchPage())
          const timer = window.setTimeout(giveUp, PATIENCE)
          comingDialog(isEmbedded).then(
            (loaded) => {
              window.clearTimeout(timer)
              setDialog(() => loaded)
            },
            () => void pause(MOMENT).then(giveUp),
          )
        },
        onClose: handleClose,
        isOpen: () => isOpen.current,
      }),
    [Dialog, handleClose, isEmbedded],
  )
  return isWanted && Dialog ? <Dialog onClose={handleClose} /> : null
}
