import { pageAt } from './page-cache'

/** Puts the weight of the page that was navigated to into the footer; nothing where it is not known. */
export function showPageWeight(pathname: string) {
  const place = document.querySelector('[data-page-weight]')
  if (place) place.textContent = pageAt(pathname)?.weight ?? ''
}
