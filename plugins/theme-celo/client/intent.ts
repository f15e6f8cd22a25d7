/** Loads the page of a link that the reader points at, focuses or touches. */
export function handleIntent(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return
  window.docusaurus.preload(link.pathname)
}
