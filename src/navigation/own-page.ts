/** A file extension, such as .md or .json; .html is a page. */
const NAMES_FILE = /\.(?!html$)[a-z0-9]+$/i
/**
 * What the router would treat as the start of another host's URL: two slashes, forward or backward. URLs are read without
 * their tabs and line breaks, so a path with any control character isn't a page.
 */
const NAMES_HOST = /^\/[/\\]|\p{Cc}/u

/**
 * The URL of a page of this site, in a form the router can store.
 * @param address path with an optional query and hash, as in a link
 * @returns false for files, URLs that can't be decoded, and URLs that lead to another host once decoded; the
 * browser follows these
 */
export function isPageAddress(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1)
  try {
    decodeURI(address)
    return !NAMES_HOST.test(decodeURI(path)) && !NAMES_FILE.test(path)
  } catch {
    return false
  }
}

/** Path, query and hash of a link to one of this site's pages; undefined for any other link. */
export function pageAddress(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return undefined
  const address = link.pathname + link.search + link.hash
  return isPageAddress(address) ? address : undefined
}

/**
 * The full URL of a path on this site, for a request. The path is set, never joined, so no path can lead to another
 * host.
 */
export function ownAddress(path: string): string {
  const url = new URL(window.location.origin)
  url.pathname = path
  return url.href
}
