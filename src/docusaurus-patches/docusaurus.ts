/**
 * Replaces @docusaurus/core 3.8.1 lib/client/docusaurus.js. Links in view aren't prefetched; links that the reader
 * points at are, unless data is being saved.
 */
import { savesData } from '@site/src/inline/data-saver.client'
import pageFiles from '@navigation/page-files'
import { isPageAddress } from '../navigation/own-page'
import preloadPage, { decoded } from './preload'

const loaded = new Set<string>()

/** Called by links in view: never prefetches. */
const prefetch = () => false

/** Called by links that the reader points at. */
const preload = (address: string) => {
  const { origin, pathname: path } = new URL(address, window.location.href)
  const pathname = decoded(path)
  const isOwn = origin === window.location.origin && isPageAddress(path)
  if (!isOwn || savesData() || loaded.has(pathname)) return false
  loaded.add(pathname)
  return preloadPage(pathname, true).catch(() => loaded.delete(pathname)) // the click tries again and reports it
}

export default Object.freeze({ prefetch, preload, pageFiles })
