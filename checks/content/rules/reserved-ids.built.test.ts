// The markup around a page's text changes independently of the rule, so the built site determines which ids a
// heading can't have.
import { readFileSync } from 'node:fs'
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, it } from 'vitest'
import { findings } from '../page-fixture'
import { reservedIds } from './reserved-ids'

const isText = ({ properties }: Element) => [properties['className']].flat().includes('theme-doc-markdown')

/** Ids outside a page's text. */
function listIds(node: Nodes): string[] {
  if (node.type === 'element' && isText(node)) return []
  const id = node.type === 'element' ? node.properties['id'] : undefined
  const below = 'children' in node ? node.children.flatMap(listIds) : []
  return [...(typeof id === 'string' ? [id] : []), ...below]
}

it.each(['developer/viem', 'build', 'search'])(
  'no heading can have an id of the page around /%s',
  (route) => {
    const ids = listIds(fromHtml(readFileSync(`build/${route}/index.html`, 'utf8')))
    expect(ids).toContain('main')
    expect(ids.filter((id) => findings(reservedIds, `## Text {#${id}}`).length === 0)).toEqual([])
  },
)
