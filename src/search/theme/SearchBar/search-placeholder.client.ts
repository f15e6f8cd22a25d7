// The field that takes a reader's words while the search dialog is on its way: an element of the page, which the start
// script shows when nothing else runs yet.

const element = () => document.querySelector<HTMLDialogElement>('dialog.early-search')

/** Not as a modal: that makes a browser look at every element of the page anew, when it opens and when it closes. */
export function showEarlySearch() {
  element()?.show()
}

/** The field, while it is shown. */
export function earlyField(): HTMLInputElement | null {
  const early = element()
  return early?.open ? early.querySelector('input') : null
}

/** Empties the field and takes it from sight; the focus goes back where it was. */
export function hideEarlySearch() {
  const field = earlyField()
  if (!field) return
  field.value = ''
  element()?.close()
}
