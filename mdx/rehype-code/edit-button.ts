import type { Element } from 'hast'
import { h } from 'hastscript'
import { findElement, withClass } from '../../model/html'
import { isEditable } from '../../model/live-sample/editable'
import { toNetworkId } from '../../model/facts/network-id'
import type { Block } from './block'

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

/** Lets readers edit the programs of a page that were run and only use what the editor's sandbox has. */
export function addEditButtons(parts: readonly Part[]): void {
  const files = new Map<string, Part[]>()
  for (const part of parts) {
    const { check, title } = part.block.fence
    if (check === 'run' && title) files.set(title, [...(files.get(title) ?? []), part])
  }
  for (const file of files.values())
    if (isEditable(file.map(({ block }) => block.code).join('\n'))) addButton(file.at(-1)!)
}
