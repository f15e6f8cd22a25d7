import type { Element, ElementContent } from 'hast'
import { h, s } from 'hastscript'
import { toNetworkId, type WalletNetworkId } from '../../model/facts/network-id'
import { walletNetwork } from '../../model/facts/wallet-network'
import { sampleId } from '../../model/live-sample/live-program'
import { locateValues, type LiveValue } from '../../model/live-sample/live-values'
import type { Block } from './block'

type FieldText = Pick<LiveValue, 'name' | 'label' | 'text'> & { kind: LiveValue['kind'] | 'endpoint' }

/** A value that readers can edit. It's text, so it's read, copied and printed like the rest of the code. */
const field = ({ name, label, kind, text }: FieldText, tokenClass: string): Element =>
  h(
    'span',
    {
      className: [...tokenClass.split(' '), 'value'].filter(Boolean),
      role: 'textbox',
      ariaLabel: label,
      contentEditable: 'plaintext-only',
      spellCheck: 'false',
      autoCapitalize: 'off',
      dataValue: name,
      dataKind: kind,
      dataFirst: text,
    },
    text,
  )

type Child = { node: ElementContent; text: string; tokenClass: string }

function readChild(node: ElementContent): Child {
  if (node.type === 'text') return { node, text: node.value, tokenClass: '' }
  const [inner] = node.type === 'element' ? node.children : []
  const classes = node.type === 'element' ? (node.properties.className as string[]) : []
  return { node, text: inner?.type === 'text' ? inner.value : '', tokenClass: classes[0] ?? '' }
}

const token = (text: string, tokenClass: string): ElementContent[] => {
  if (!text) return []
  return [tokenClass ? h('span', { className: [tokenClass] }, text) : { type: 'text', value: text }]
}

/** Splits the token that contains a value. In: a line's tokens, and where the value starts in the line. */
function markInLine(children: ElementContent[], value: LiveValue, column: number): ElementContent[] {
  let start = 0
  return children.flatMap((child) => {
    const { node, text, tokenClass } = readChild(child)
    const from = column - start
    start += text.length
    if (from < 0 || from >= text.length) return [node]
    const end = from + value.text.length
    return [
      ...token(text.slice(0, from), tokenClass),
      field(value, tokenClass),
      ...token(text.slice(end), tokenClass),
    ]
  })
}

/**
 * Makes the values of a live sample editable.
 * @param lines of the sample, colored
 * @param code its text
 * @param live the text of `live` on its fence
 */
export function markValues(lines: ElementContent[], code: string, live: string): ElementContent[] {
  for (const value of locateValues(code, live).sort((a, b) => b.start - a.start)) {
    const before = code.slice(0, value.start).split('\n')
    const line = lines[before.length - 1]
    if (line?.type === 'element') line.children = markInLine(line.children, value, before.at(-1)!.length)
  }
  return lines
}

const playIcon = (): Element =>
  s('svg', { width: 12, height: 12, viewBox: '0 0 16 16', ariaHidden: 'true' }, [
    s('path', { d: 'M4 2.5v11l9-5.5z', fill: 'currentColor' }),
  ])

const bar = (title: string, copy: Element): Element =>
  h('figcaption', { className: ['code-bar'] }, [
    h('span', { className: ['code-name'] }, title),
    copy,
    h('button', { type: 'button', className: ['button'], dataRun: 'reset' }, 'Reset'),
    h('button', { type: 'button', className: ['button', 'button-main'], dataRun: 'run', dataReplay: '' }, [
      playIcon(),
      'Run',
    ]),
  ])

/** Where a sample's requests go, which readers can change. */
function foot(chain: WalletNetworkId): Element {
  const { name, rpc } = walletNetwork(chain)
  return h('div', { className: ['run-foot'] }, [
    h('span', { className: ['run-network'] }, name),
    field(
      { name: 'endpoint', label: 'Endpoint', kind: 'endpoint', text: new URL(rpc).host },
      'mono run-endpoint',
    ),
    h('span', { className: ['run-end'] }, 'Run only reads. Nothing is signed.'),
  ])
}

/**
 * A sample that readers can run: its buttons in the bar, its editable values, room for the result, and where it
 * sends its requests. Without a script, the buttons aren't shown.
 */
export function liveFigure({ code, language, fence }: Block, copy: Element, listing: Element): Element {
  const chain = toNetworkId(fence.chain)
  const properties = {
    className: ['code', 'live', 'wide'],
    dataLang: language,
    dataLive: sampleId(code),
    dataChain: chain,
  }
  return h('figure', properties, [
    bar(fence.title ?? 'sample.ts', copy),
    listing,
    h('div', { className: ['answer'], role: 'status' }),
    foot(chain),
  ])
}

/** Adds the output that the check recorded, right below the code. */
export function addRecorded(figure: Element, output: Element): void {
  figure.children.splice(2, 0, output)
}
