import { pageAt } from './page-cache'

/** Shows the new page's weight in the footer; nothing if it isn't known. */
export function showPageWeight(pathname: string) {
  const place = document.querySelector('[data-page-weight]')
  if (place) place.textContent = pageAt(pathname)?.weight ?? ''
}
