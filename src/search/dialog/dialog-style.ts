/** `search-dialog.css` as it's published; plugins/search adds it to the build. */
export const DIALOG_STYLE = '/search-dialog.css'
/** Time in ms after which the dialog opens without its style. */
const STYLE_TIMEOUT_MS = 2000

let loading: Promise<void> | undefined

/**
 * The dialog's style, which isn't part of every page's style. Never rejects, because the dialog also works
 * unstyled.
 */
export function loadDialogStyle(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: DIALOG_STYLE })
    const done = () => resolve()
    link.onload = done
    link.onerror = done
    window.setTimeout(done, STYLE_TIMEOUT_MS)
    document.head.append(link)
  })
  return loading
}
