/** An ending that names a file, such as .md or .json; .html is a page. */
const NAMES_FILE = /\.(?!html$)[a-z0-9]+$/i
/** What the router would read as the start of another host's address: two slashes, either way round. */
const NAMES_HOST = /^\/[/\\]/

/**
 * The address of a page of this site, as the router may hold it.
 * @param address path with an optional query and hash, as in a link
 * @returns false for files, for what cannot be decoded, and for what would lead to another host once decoded: the
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

/** Path, query and hash of a link to a page of this site; undefined for any other link. */
export function pageAddress(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return undefined
  const address = link.pathname + link.search + link.hash
  return isPageAddress(address) ? address : undefined
}

/**
 * The whole address of a path of this site, for a request. The path is set, never joined: whatever it holds, it cannot
 * name another host.
 */
export function ownAddress(path: string): string {
  const url = new URL(window.location.origin)
  url.pathname = path
  return url.href
}
