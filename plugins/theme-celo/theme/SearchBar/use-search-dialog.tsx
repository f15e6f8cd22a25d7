import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { takeSearchWishes } from '@site/plugins/theme-celo/client/search-wish'
import type { Props } from '@site/src/search/ui/SearchDialog'

type Dialog = ComponentType<Props>

/** After this time without the dialog's script the search page is opened instead, in ms. */
const PATIENCE = 6000

let loading: Promise<Dialog> | undefined

/** Loads the dialog's script once; a failure is forgotten. */
function loadDialog(): Promise<Dialog> {
  loading ??= import('@site/src/search/ui/SearchDialog').then((module) => module.loadWithStyle())
  loading.catch(() => (loading = undefined))
  return loading
}

const openSearchPage = () => window.location.assign('/search')

/** The dialog, while it is open. It is loaded when a reader comes near the button, or asks for it. */
export function useSearchDialog(): ReactNode {
  const [Dialog, setDialog] = useState<Dialog>()
  const [isWanted, setWanted] = useState(false)
  const isOpen = useRef(false)
  isOpen.current = isWanted
  const handleClose = useCallback(() => {
    setWanted(false)
    document.querySelector<HTMLElement>('a[data-search]')?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const show = () => loadDialog().then((loaded) => setDialog(() => loaded))
    return takeSearchWishes({
      onNear: () => void loadDialog().catch(() => undefined),
      onOpen: () => {
        setWanted(true)
        const timer = window.setTimeout(openSearchPage, PATIENCE)
        show().then(() => window.clearTimeout(timer), openSearchPage)
      },
      onClose: handleClose,
      isOpen: () => isOpen.current,
    })
  }, [handleClose])
  return isWanted && Dialog ? <Dialog onClose={handleClose} /> : null
}
