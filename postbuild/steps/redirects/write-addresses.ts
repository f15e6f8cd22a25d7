import path from 'node:path'
import { site as config } from '../../../config/site'
import { MOVED_FILE } from '../../../model/http/server-files'
import { NOT_FOUND_PAGE } from '../../../model/http/rules'
import { findPageConflicts } from '../../../model/redirects/page-conflicts'
import { isGone } from '../../../model/redirects/redirects'
import { packSuggestions, SUGGESTIONS_FILE } from '../../../model/redirects/suggestion-list'
import { writeWhole } from '../../../model/write-whole'
import type { Step } from '../../built-site'
import { listMoved } from '../../hosts/moved'
import { pageTitle } from '../../page-title'
import { stopOn } from '../../stop-on'
import { writeRedirectPages } from './write-redirect-pages'

/**
 * Writes old URLs for the server, redirect pages for hosts without redirect rules, and the list that the not-found
 * page uses for suggestions. Throws if an old URL leads nowhere, or is also a page.
 */
export const writeAddresses: Step = async ({ build, pages, redirects }) => {
  const found = pages.filter(({ file }) => `/${file}` !== NOT_FOUND_PAGE)
  stopOn(findPageConflicts(redirects, new Set(found.map(({ route }) => route))))
  const moved = listMoved(redirects)
  const gone = redirects.filter(isGone)
  const write = (name: string, value: unknown) => writeWhole(path.join(build, name), JSON.stringify(value))
  await write(MOVED_FILE, {
    moved: Object.fromEntries(moved.map(({ from, to }) => [from, to])),
    gone: Object.fromEntries(gone.map(({ from, reason }) => [from, reason])),
  })
  const listed = found.map(({ route, tree }) => ({ route, title: pageTitle(tree) }))
  await write(
    SUGGESTIONS_FILE,
    packSuggestions({ pages: listed, moved: moved.map(({ from, to }) => [from, to]) }),
  )
  const written = await writeRedirectPages(build, moved, config.url)
  return `addresses: ${found.length} pages, ${moved.length} moved, ${gone.length} gone; ${written} static redirect pages`
}
