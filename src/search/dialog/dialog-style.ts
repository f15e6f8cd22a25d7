const STYLE = '/search-dialog.css'
/** Without its style in this time the dialog opens bare, in ms. */
const STYLE_PATIENCE = 2000

let loading: Promise<void> | undefined

/** The style of the dialog, which is no part of the style of every page. Never rejects: a bare dialog works too. */
export function loadDialogStyle(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: STYLE })
    const done = () => resolve()
    link.onload = done
    link.onerror = done
    window.setTimeout(done, STYLE_PATIENCE)
    document.head.append(link)
  })
  return loading
}
