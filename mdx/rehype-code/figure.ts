import type { Element } from 'hast'
import { h, s } from 'hastscript'
import { commandStarts } from '../../model/code-block/command-starts'
import { isRunnable } from '../../model/code-block/languages'
import type { Block } from './block'
import { highlight } from './highlight'
import { liveFigure, markValues } from './live-figure'

const icon = (name: string): Element =>
  s('svg', { className: ['icon'], viewBox: '0 0 16 16', ariaHidden: 'true' }, [
    s('use', { href: `#icon-${name}` }),
  ])

function listing(label: string, { code, language, fence, highlighter }: Block): Element {
  const starts = language === 'sh' ? commandStarts(code) : new Set<number>()
  const lines = highlight(highlighter, { code, language, marked: fence.highlight })
  for (const [index, line] of lines.entries())
    if (line.type === 'element' && starts.has(index + 1))
      line.properties.className = [...((line.properties.className ?? []) as string[]), 'cmd']
  const { live } = fence
  return h('pre', { tabIndex: 0, role: 'group', ariaLabel: label }, [
    h('code', live === undefined ? lines : markValues(lines, code, live)),
  ])
}

/**
 * A program's output, kept separate so it's never copied with the command. On its own, or below its command.
 * @param title shown instead of the block's own
 */
export function outputPart(block: Block, title?: string): Element {
  const name = title ?? block.fence.title ?? 'Output'
  return h('div', { className: ['output'] }, [
    h('p', { className: ['output-title'] }, name),
    listing(name, block),
  ])
}

/** The bar shows a file name; a block without one has no bar, unless it has to state that it wasn't run. */
function bar({ fence, language }: Block): Element[] {
  const unrun = fence.check === 'illustrative' && isRunnable(language)
  const name = fence.title && fence.title !== 'Terminal' ? fence.title : undefined
  if (!name && !unrun) return []
  return [
    h('figcaption', { className: ['code-bar'] }, [
      h('span', { className: ['code-name'] }, name ?? ''),
      ...(unrun ? [h('span', { className: ['unrun'] }, 'Not run')] : []),
    ]),
  ]
}

/** A code block as a reader sees it: a bar if there's a file name, the code, and a copy button. */
export function codeFigure(block: Block): Element {
  const { fence, language } = block
  if (fence.check === 'output') return h('figure', { className: ['code', 'wide'] }, [outputPart(block)])
  const terminal = language === 'sh'
  const name = fence.title ?? (terminal ? 'Terminal' : (language ?? 'text'))
  const copy = h(
    'button',
    {
      type: 'button',
      className: ['copy'],
      dataCopyCode: '',
      ariaLabel: terminal ? 'Copy the commands' : `Copy the code of ${name}`,
    },
    [icon('copy')],
  )
  if (fence.live !== undefined) return liveFigure(block, copy, listing(name, block))
  const classes = terminal ? ['code', 'terminal', 'wide'] : ['code', 'wide']
  return h('figure', { className: classes, dataLang: language ?? 'text' }, [
    ...bar(block),
    copy,
    listing(name, block),
  ])
}
