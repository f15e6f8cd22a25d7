import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { findElements, listElements, makeElement, withTag } from '../../model/html'

const FLAGS = ['Argument or flag', 'Value', 'Required', 'Description']
const PARAMETERS = ['Parameter', 'Type', 'Required', 'Description']
const INDEX = ['Command', 'Description']
/** Characters of a name that fit into the narrow column of `.index-short`. */
const SHORT_NAME = 17

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

/** A command's table of arguments and flags, or a method's table of parameters, as a list; undefined for other elements. */
export function flagList(table: Element): Element | undefined {
  const rows = readRows(table, FLAGS) ?? readRows(table, PARAMETERS)
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
  const isShort = rows.every(([name]) => toString(name!).length <= SHORT_NAME)
  const list = makeElement('ul', isShort ? 'entry-index index-short wide' : 'entry-index wide', items)
  return { ...list, properties: { ...list.properties, id: 'all-commands' } }
}

/** Entries with the heading that they're below. */
export interface EntryGroup {
  readonly title: string
  readonly headings: Element[]
}

/** The methods or functions of a page as links, one item for each group; undefined if there are none. */
export function nameList(groups: readonly EntryGroup[]): Element | undefined {
  if (groups.length === 0) return undefined
  const items = groups.map(({ title, headings }) => {
    const label = makeElement('b', 'index-label', [{ type: 'text', value: `${title}:` }])
    const links = headings.flatMap((heading): ElementContent[] => [
      space,
      {
        type: 'element',
        tagName: 'a',
        properties: { href: `#${String(heading.properties.id)}` },
        children: heading.children,
      },
    ])
    return makeElement('li', 'index-group', [label, ...links])
  })
  return makeElement('ul', 'entry-names wide', items)
}
