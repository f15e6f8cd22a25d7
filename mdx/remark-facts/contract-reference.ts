import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { DescribedMember, MemberGroup } from '../../model/contract-reference/described-members'
import { block, textNode } from './elements'

/** What each part is called, and the sentence below its heading. */
const FUNCTION_PARTS: readonly { section: MemberGroup; title: string; id: string }[] = [
  { section: 'read', title: 'Read functions', id: 'read' },
  { section: 'write', title: 'Write functions', id: 'write' },
]

type Table = { section: MemberGroup; title: string; id: string; columns: readonly string[] }

const TABLES: readonly Table[] = [
  {
    section: 'restricted',
    title: 'Restricted functions',
    id: 'restricted',
    columns: ['Function', 'Selector', 'Caller', 'What it does'],
  },
  { section: 'event', title: 'Events', id: 'events', columns: ['Event', 'Topic 0', 'Meaning'] },
  { section: 'error', title: 'Errors', id: 'errors', columns: ['Error', 'Selector', 'Meaning'] },
  {
    section: 'internal',
    title: 'Setup, ownership and unused functions',
    id: 'internal',
    columns: ['Function', 'Selector', 'Caller', 'What it does'],
  },
]

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })
const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

/** A sentence of the data, in which code stands between backticks. */
function parseSentence(text: string): PhrasingContent[] {
  const parts = text.split('`').map((part, index) => (index % 2 === 1 ? code(part) : textNode(part)))
  return parts.filter((part) => !('value' in part) || part.value !== '')
}

function heading(depth: 2 | 3, title: PhrasingContent, id: string): RootContent {
  return { type: 'heading', depth, children: [title], data: { hProperties: { id } } }
}

/** Names that several members share are told apart by their types. */
function makeTitle({ name, signature }: DescribedMember, members: readonly DescribedMember[]): string {
  const same = members.filter((member) => member.name === name && member.section !== 'event')
  return same.length > 1 ? signature.slice(signature.indexOf(' ') + 1) : name
}

const makeId = (title: string) => title.replace(/[(),[\]]+/g, '-').replace(/-$/, '')

function listDetails({ caller, reverts }: DescribedMember): List[] {
  const details: [string, string | undefined][] = [
    ['Caller: ', caller],
    ['', reverts],
  ]
  const children = details.flatMap(([label, text]): List['children'] =>
    text ? [{ type: 'listItem', children: [paragraph([textNode(label), ...parseSentence(text)])] }] : [],
  )
  return children.length > 0 ? [{ type: 'list', spread: false, children }] : []
}

function functionEntry(member: DescribedMember, members: readonly DescribedMember[]): RootContent[] {
  const title = makeTitle(member, members)
  return [
    heading(3, code(title), makeId(title)),
    paragraph([code(member.declared), textNode(', selector '), code(member.id)]),
    paragraph(parseSentence(member.text)),
    ...listDetails(member),
  ]
}

function rowCells({ section, caller, text, reverts, id }: DescribedMember): PhrasingContent[][] {
  const words = parseSentence([text, reverts].filter(Boolean).join(' '))
  if (section === 'event' || section === 'error') return [[code(id)], words]
  return [[code(id)], caller ? parseSentence(caller) : [textNode('Anyone')], words]
}

function tableRow(member: DescribedMember, members: readonly DescribedMember[]) {
  const kind = member.section === 'event' || member.section === 'error' ? `${member.section}-` : ''
  const id = `${kind}${makeId(makeTitle(member, members))}`
  const cells = rowCells(member).map((children) => block('td', {}, children))
  return block('tr', { id }, [block('th', { scope: 'row' }, [code(member.declared)]), ...cells])
}

function memberTable(caption: string, columns: readonly string[], rows: RootContent[]): RootContent {
  const heads = columns.map((title) => block('th', { scope: 'col' }, [textNode(title)]))
  const grid = block('table', {}, [
    block('caption', { className: 'hidden' }, [textNode(caption)]),
    block('thead', {}, [block('tr', {}, heads)]),
    block('tbody', {}, rows),
  ])
  return block('div', { className: 'table wide', tabIndex: '0', role: 'group', 'aria-label': caption }, [
    grid,
  ])
}

/**
 * `<ContractReference of="Election" />`: every function under its own heading, then tables of the restricted ones,
 * the events, the errors, and what hardly anyone calls. With `as`, the tables have another name than the package
 * gives the contract: `<ContractReference of="LockedGold" as="LockedCelo" />`. In: the name and the members. Pure.
 */
export function contractReference(contract: string, members: readonly DescribedMember[]) {
  const pick = (section: MemberGroup) => members.filter((member) => member.section === section)
  const entries = FUNCTION_PARTS.flatMap(({ section, title, id }): RootContent[] => {
    const found = pick(section)
    if (found.length === 0) return []
    return [heading(2, textNode(title), id), ...found.flatMap((member) => functionEntry(member, members))]
  })
  const tables = TABLES.flatMap(({ section, title, id, columns }): RootContent[] => {
    const rows = pick(section).map((member) => tableRow(member, members))
    if (rows.length === 0) return []
    return [heading(2, textNode(title), id), memberTable(`${contract}: ${title}`, columns, rows)]
  })
  return { kind: 'page' as const, nodes: [...entries, ...tables] }
}
