/**
 * In place of @docusaurus/core 3.8.1 lib/client/docusaurus.js. Nothing is fetched because it is in view; what the reader
 * points at is, unless data is dear.
 */
import { savesData } from '@site/src/inline/data-saver.client'
import pageFiles from '@navigation/page-files'
import { isPageAddress } from '../navigation/own-page'
import preloadPage, { decoded } from './preload'

const loaded = new Set<string>()

/** Asked by links in view: never. */
const prefetch = () => false

/** Asked by links that the reader points at. */
const preload = (address: string) => {
  const { origin, pathname: path } = new URL(address, window.location.href)
  const pathname = decoded(path)
  const isOwn = origin === window.location.origin && isPageAddress(path)
  if (!isOwn || savesData() || loaded.has(pathname)) return false
  loaded.add(pathname)
  return preloadPage(pathname, true).catch(() => loaded.delete(pathname)) // the click will try again, and tell
}

export default Object.freeze({ prefetch, preload, pageFiles })
