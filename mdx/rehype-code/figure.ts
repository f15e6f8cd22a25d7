import type { Element } from 'hast'
import { h, s } from 'hastscript'
import type { Fence } from './fence'
import { highlight, type Highlighter } from './highlight'

/** The receipt under a block: what a check found, or why none ran. */
export type ReceiptLine = { text: string; open: boolean }

type Block = {
  code: string
  language: string | undefined
  fence: Fence
  receipt: ReceiptLine | undefined
  highlighter: Highlighter
}

const icon = (name: string): Element =>
  s('svg', { className: ['icon'], viewBox: '0 0 16 16', ariaHidden: 'true' }, [
    s('use', { href: `#icon-${name}` }),
  ])

const receiptLine = ({ text, open }: ReceiptLine): Element =>
  h('p', { className: open ? ['receipt', 'receipt-open'] : ['receipt'] }, text)

const listing = (label: string, { code, language, fence, highlighter }: Block): Element =>
  h('pre', { tabIndex: 0, role: 'group', ariaLabel: label }, [
    h('code', highlight(highlighter, code, language, fence.highlight)),
  ])

/** What a program printed: set apart, and never copied. */
function output(block: Block, name: string): Element {
  return h('div', { className: ['output'] }, [
    h('p', { className: ['output-title'] }, name),
    listing(name, block),
  ])
}

/** A code block as a reader sees it: bar with name, class and copy button; the code; the receipt. */
export function codeFigure(block: Block): Element {
  const { fence, language, receipt } = block
  const name = fence.title ?? (language === 'sh' ? 'Terminal' : (language ?? 'text'))
  const last = receipt ? [receiptLine(receipt)] : []
  if (fence.check === 'output')
    return h('figure', { className: ['code', 'wide'] }, [output(block, name), ...last])
  const copy = h(
    'button',
    { type: 'button', className: ['copy'], dataCopyCode: '', ariaLabel: `Copy the code of ${name}` },
    [icon('copy')],
  )
  const bar = h('figcaption', { className: ['code-bar'] }, [
    h('span', { className: ['code-name'] }, name),
    ...(fence.check ? [h('span', { className: ['badge'] }, fence.check)] : []),
    h(
      'button',
      {
        type: 'button',
        className: ['copy', 'wrap'],
        dataWrapCode: '',
        ariaPressed: 'false',
        ariaLabel: 'Toggle word wrap',
      },
      [icon('enter')],
    ),
    copy,
  ])
  return h('figure', { className: ['code', 'wide'] }, [bar, listing(name, block), ...last])
}
