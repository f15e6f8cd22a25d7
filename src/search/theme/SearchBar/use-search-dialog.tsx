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

/** Time to wait for a first response before drawing the dialog, in ms. */
const HEADSTART = 300

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Time in ms after which the search page is opened instead if the dialog's script hasn't loaded. */
const TIMEOUT_MS = 6000

/** If that script fails immediately, time for the reader to finish typing, in ms. */
const MOMENT = 1000

/** Falls back to the search page if the dialog fails. */
function openSearchPage() {
  const query = earlyField()?.value ?? ''
  window.location.assign(query === '' ? '/search' : `/search?q=${encodeURIComponent(query)}`)
}

/**
 * Loads the dialog while the early field replaces it. Drawing the dialog would delay a first response, so that
 * comes first.
 */
async function comingDialog(isEmbedded: boolean): Promise<Dialog> {
  const answered = isEmbedded ? answerEarly() : undefined
  const Loaded = await loadDialog(isEmbedded)
  await Promise.race([answered, pause(HEADSTART)])
  return Loaded
}

/** Returns to where it was, or to the search link if that was nowhere or no longer exists. */
function returnFocus(before: Element | null) {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
  const place = isThere ? before : document.querySelector<HTMLElement>('a[data-search]')
  place?.focus({ preventScroll: true })
}

/** The dialog, while it's open. It's loaded when a reader gets close to the button, or uses it. */
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
  // The focus returns once the dialog is gone, because the page can't receive it before that.
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
          // Without a connection, the search page wouldn't load either, and the reader would lose the current page.
          const giveUp = () => void (isOpen.current && navigator.onLine && openSearchPage())
          const timer = window.setTimeout(giveUp, TIMEOUT_MS)
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
