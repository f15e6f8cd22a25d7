// The field that accepts input while the search dialog is loading: an element of the page, which the start script
// shows when nothing else runs yet.

const element = () => document.querySelector<HTMLDialogElement>('dialog.search-placeholder')

/** Not a modal, because opening or closing one makes the browser process every element on the page again. */
export function showEarlySearch() {
  element()?.show()
}

/** The field, while it is shown. */
export function earlyField(): HTMLInputElement | null {
  const early = element()
  return early?.open ? early.querySelector('input') : null
}

/** Clears and hides the field; the focus returns to where it was. */
export function hideEarlySearch() {
  const field = earlyField()
  if (!field) return
  field.value = ''
  element()?.close()
}
