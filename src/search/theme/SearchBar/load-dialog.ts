import type { ComponentType } from 'react'
import { warmUp } from '@site/src/search/client/warm-up'
import { loadDialogStyle } from '@site/src/search/dialog/dialog-style'
import type { Props } from '@site/src/search/dialog/SearchDialog'

export type Dialog = ComponentType<Props>

let loading: Promise<Dialog> | undefined

/**
 * Loads the dialog's script and style once, after requesting the embedded index's engine. Everything is loaded in
 * parallel, so the dialog arrives while the connection would otherwise wait for index blocks, and vice versa. A
 * failure is forgotten.
 */
export function loadDialog(isEmbedded: boolean): Promise<Dialog> {
  if (loading) return loading
  if (isEmbedded) void warmUp()
  loading = Promise.all([import('@site/src/search/dialog/SearchDialog'), loadDialogStyle()]).then(
    ([module]) => module.default,
  )
  loading.catch(() => (loading = undefined))
  return loading
}
