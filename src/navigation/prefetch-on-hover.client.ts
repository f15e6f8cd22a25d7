import { pageAddress } from './own-page'

/** Loads the page of a link that the reader points at, focuses or touches. Skips files, which aren't pages. */
export function prefetchOnHover(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || pageAddress(link) === undefined || link.pathname === window.location.pathname) return
  window.docusaurus.preload(link.pathname)
}
