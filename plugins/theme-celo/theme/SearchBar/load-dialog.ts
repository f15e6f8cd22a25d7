import type { ComponentType } from 'react'
import { warmUp } from '@site/src/search/client/warm-up'
import { loadDialogStyle } from '@site/src/search/ui/dialog-style'
import type { Props } from '@site/src/search/ui/SearchDialog'

export type Dialog = ComponentType<Props>

let loading: Promise<Dialog> | undefined

/** Time that the dialog leaves to what is smaller and asks for more, in ms. */
export const HEADSTART = 300

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Loads the dialog's script and style once. What answers from the embedded index comes first: it is small, and asks for
 * more while the dialog, which is not, is on its way. A failure is forgotten.
 */
export function loadDialog(isEmbedded: boolean): Promise<Dialog> {
  if (loading) return loading
  const style = loadDialogStyle()
  const before = isEmbedded ? Promise.race([warmUp(), pause(HEADSTART)]) : Promise.resolve()
  loading = before.then(async () => {
    const [module] = await Promise.all([import('@site/src/search/ui/SearchDialog'), style])
    return module.default
  })
  loading.catch(() => (loading = undefined))
  return loading
}
