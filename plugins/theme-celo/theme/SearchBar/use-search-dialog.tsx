import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useThemeConfig } from '@docusaurus/theme-common'
import { takeSearchWishes } from '@site/plugins/theme-celo/client/search-wish'
import { fetchAhead } from '@site/src/search/client/fetch-ahead'
import type { SearchSettings } from '@site/src/search/client/search-client'
import { loadDialogStyle } from '@site/src/search/ui/dialog-style'
import type { Props } from '@site/src/search/ui/SearchDialog'

type Dialog = ComponentType<Props>

/** After this time without the dialog's script the search page is opened instead, in ms. */
const PATIENCE = 6000

let loading: Promise<Dialog> | undefined

/**
 * Loads the dialog's script once, and beside it its style and the first file of the embedded index: one after the other
 * they would cost two round trips more. A failure is forgotten.
 */
function loadDialog(isEmbedded: boolean): Promise<Dialog> {
  if (loading) return loading
  if (isEmbedded) fetchAhead()
  const style = loadDialogStyle()
  loading = import('@site/src/search/ui/SearchDialog').then(async (module) => {
    await style
    return module.default
  })
  loading.catch(() => (loading = undefined))
  return loading
}

const openSearchPage = () => window.location.assign('/search')

/** The dialog, while it is open. It is loaded when a reader comes near the button, or asks for it. */
export function useSearchDialog(): ReactNode {
  const [Dialog, setDialog] = useState<Dialog>()
  const [isWanted, setWanted] = useState(false)
  const isOpen = useRef(false)
  const isEmbedded = !(useThemeConfig() as unknown as { search: SearchSettings }).search.appId // config/theme.ts
  isOpen.current = isWanted
  const handleClose = useCallback(() => {
    setWanted(false)
    document.querySelector<HTMLElement>('a[data-search]')?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const show = () => loadDialog(isEmbedded).then((loaded) => setDialog(() => loaded))
    return takeSearchWishes({
      onNear: () => void loadDialog(isEmbedded).catch(() => undefined),
      onOpen: () => {
        setWanted(true)
        const timer = window.setTimeout(openSearchPage, PATIENCE)
        show().then(() => window.clearTimeout(timer), openSearchPage)
      },
      onClose: handleClose,
      isOpen: () => isOpen.current,
    })
  }, [handleClose, isEmbedded])
  return isWanted && Dialog ? <Dialog onClose={handleClose} /> : null
}
