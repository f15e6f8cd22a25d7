import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { findElements, listElements, makeElement, withTag } from '../../model/html'

const FLAGS = ['Argument or flag', 'Value', 'Required', 'Description']
const INDEX = ['Command', 'Description']

/** The cells of a table's body, row by row; undefined if the table doesn't have exactly these headers. */
function readRows(table: Element, headers: readonly string[]): Element[][] | undefined {
  if (table.tagName !== 'table') return undefined
  const found = findElements(table, withTag('th')).map((cell) => toString(cell))
  if (found.join('\n') !== headers.join('\n')) return undefined
  return findElements(table, withTag('tbody'))
    .flatMap((body) => findElements(body, withTag('tr')))
    .map(listElements)
}

const space: ElementContent = { type: 'text', value: ' ' }

/** One flag: its name, the value it takes, whether it's required or has a default, and what it means. */
function flagItem([name, value, need, meaning]: Element[]): Element {
  const state = toString(need!)
  const named = [makeElement('span', 'flag-name', name!.children), space, ...value!.children]
  const classes = state === 'Required' ? 'flag-need flag-required' : 'flag-need'
  const needed = state === 'Optional' ? [] : [space, makeElement('span', classes, need!.children)]
  return {
    type: 'element',
    tagName: 'li',
    properties: {},
    children: [
      makeElement('p', 'flag-head', [...named, ...needed]),
      { type: 'element', tagName: 'p', properties: {}, children: meaning!.children },
    ],
  }
}

/** A command's table of arguments and flags as a list; undefined for other elements. */
export function flagList(table: Element): Element | undefined {
  const rows = readRows(table, FLAGS)
  return rows && makeElement('ul', 'flags', rows.map(flagItem))
}

/** The table of a page's commands as a list in columns; undefined for other elements. */
export function indexList(table: Element): Element | undefined {
  const rows = readRows(table, INDEX)
  if (!rows) return undefined
  const items = rows.map(
    ([name, meaning]): Element => ({
      type: 'element',
      tagName: 'li',
      properties: {},
      children: [
        ...name!.children,
        makeElement('span', 'next-colon', [{ type: 'text', value: ': ' }]),
        makeElement('span', 'index-meaning', meaning!.children),
      ],
    }),
  )
  const list = makeElement('ul', 'entry-index wide', items)
  return { ...list, properties: { ...list.properties, id: 'all-commands' } }
}
