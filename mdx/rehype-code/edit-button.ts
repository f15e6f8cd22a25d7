import type { Element } from 'hast'
import { h } from 'hastscript'
import { findElement, withClass } from '../../model/html'
import { findObstacle, findOwnMethod } from '../../model/live-sample/editable'
import { toNetworkId } from '../../model/facts/network-id'
import type { Block } from './block'

/** Checks of blocks that a program can import or read. */
const FILES: ReadonlySet<string> = new Set(['run', 'typecheck', 'parse'])

/** A block of a program, with the figure that shows it. */
export type Part = { block: Block; figure: Element }

/** Adds *Edit* to the bar of a program's last block; in a live sample, it comes before the other buttons. */
function addButton({ block: { fence }, figure }: Part): void {
  const bar = findElement(figure, withClass('code-bar'))
  if (!bar) return
  const label = `Edit ${fence.title ?? ''}`.trim()
  const properties = {
    type: 'button',
    className: ['button', 'edit'],
    dataRun: 'edit',
    dataReplay: '',
    ariaLabel: label,
  }
  const first = bar.children.findIndex((child) => child.type === 'element' && child.properties.dataRun)
  bar.children.splice(first === -1 ? bar.children.length : first, 0, h('button', properties, 'Edit'))
  figure.properties.dataChain = toNetworkId(fence.chain)
}

/** Says something below a program's last block. */
const addNote = ({ figure }: Part, text: string): void =>
  void figure.children.push(h('p', { className: ['not-here'] }, text))

function addEdit(part: Part, ownMethod: string | undefined): void {
  addButton(part)
  if (ownMethod)
    addNote(
      part,
      `To run this program on this page, open its editor and name an endpoint that offers ${ownMethod}, such as your own node's. Public endpoints don't.`,
    )
}

/** Blocks by the file that they're part of. */
function groupByFile(parts: readonly Part[]): Map<string, Part[]> {
  const files = new Map<string, Part[]>()
  for (const part of parts) {
    const { check, title } = part.block.fence
    if (title && check && FILES.has(check)) files.set(title, [...(files.get(title) ?? []), part])
  }
  return files
}

/** Lets readers edit the programs of a page that were run and only use what the editor's sandbox has. */
export function addEditButtons(parts: readonly Part[]): void {
  const groups = groupByFile(parts)
  const files = new Map(
    [...groups].map(([name, group]) => [name, group.map(({ block }) => block.code).join('\n')]),
  )
  for (const [name, group] of groups) {
    if (group[0]!.block.fence.check !== 'run') continue
    const obstacle = findObstacle(name, files)
    const last = group.at(-1)!
    if (obstacle === undefined) addEdit(last, findOwnMethod(name, files))
    else addNote(last, `This program doesn't run on this page, because it ${obstacle}.`)
  }
}
