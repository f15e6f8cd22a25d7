import type { Method, Wrapper, WrapperIndex } from './wrapper-index'

const start = '{/* wrappers: start, written by tools/generate-wrappers.ts */}'
const end = '{/* wrappers: end */}'

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``
const line = ({ signature, write }: Method): string => `${code(signature)}${write ? ' (write)' : ''}`
const listed = (names: readonly string[], none: string): string => names.map(code).join(', ') || none

function row(wrapper: Wrapper): string {
  const cells = [
    code(wrapper.name),
    listed(wrapper.getters, 'no getter'),
    listed(wrapper.contracts, 'none: pass the address'),
    `${wrapper.reads} + ${wrapper.writes}`,
    wrapper.start.map(line).join('<br />'),
  ]
  return `| ${cells.join(' | ')} |`
}

/** The wrapper index as a Markdown table. */
export function wrapperTable({ wrappers }: WrapperIndex): string {
  const head = [
    'Wrapper',
    'On `kit.contracts`',
    'Registry contract',
    'Reads + writes',
    'Methods to start with',
  ]
  return [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...wrappers.map(row)].join('\n')
}

/** The page with the table between its two marker comments. Throws if a marker is missing. */
export function withTable(page: string, table: string, file: string): string {
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < from) {
    throw new Error(`${file}: found no pair of marker comments, expected ${start} … ${end}; put them back`)
  }
  return `${page.slice(0, from + start.length)}\n\n${table}\n\n${page.slice(to)}`
}
