import { toString } from 'hast-util-to-string'
import { withTag } from '../../../model/html'
import type { PageJson } from '../../../src/navigation/page-json'
import type { BuiltPage } from '../../built-page'

/**
 * Extracts the parts of a built page that differ from page to page.
 * @returns nothing for a page that is a React page in the browser
 */
export function makePageJson(page: BuiltPage): PageJson | undefined {
  const frame = page.find(({ properties }) => properties.id === 'page')
  const html = frame && page.sliceInside(frame)
  if (!html) return undefined
  const title = page.find(withTag('title'))
  const getMeta = (name: string) =>
    String(page.find(({ properties }) => properties.name === name)?.properties.content ?? '')
  return {
    title: title ? toString(title) : '',
    description: getMeta('description'),
    keywords: getMeta('keywords'),
    ...(getMeta('robots') && { robots: getMeta('robots') }),
    html,
    weight: '',
    release: '',
  }
}
