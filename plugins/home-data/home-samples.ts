import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { findElement, withTag } from '../../model/html'
import { fillFacts } from '../../model/facts/fact-braces'
import { factRaw } from '../../model/facts/registry'
import { readMeta } from '../../model/code-block/fence-meta'
import { listFences, type Fence } from '../../model/code-block/fences'
import { parseFence } from '../../mdx/rehype-code/fence'
import { addEditButtons } from '../../mdx/rehype-code/edit-button'
import { codeFigure, outputPart } from '../../mdx/rehype-code/figure'
import { loadHighlighter, type Highlighter } from '../../mdx/rehype-code/highlight'
import type { SampleData } from '../../src/types/home-data'

/** Reads one fact from the registry in the form used in code. */
export type FactReader = (path: string) => string | number

/** Code with each {{path}} replaced with its fact. For an unknown path, the registry throws. */
export function withFacts(code: string, fact: FactReader = factRaw): string {
  return fillFacts(code, ({ path }) => fact(path))
}

/** One sample in its tab: the tab shows its name, so it doesn't have a bar; its output shares the frame. */
function sampleHtml(fences: Fence[], highlighter: Highlighter, fact: FactReader): string {
  const parts = fences.flatMap(({ code, lang, meta }): Element[] => {
    const block = {
      code: withFacts(code, fact),
      language: lang,
      fence: parseFence(meta),
      highlighter,
    }
    if (block.fence.check === 'output') return [outputPart(block)]
    const figure = codeFigure(block)
    addEditButtons([{ block, figure }])
    const children = figure.children.filter((child) => child.type === 'element')
    const bar = children.find(({ tagName }) => tagName === 'figcaption')
    const edit = bar && findElement(bar, withTag('button'))
    return [...(edit ? [edit] : []), ...children.filter((child) => child !== bar)]
  })
  return toHtml(parts)
}

/**
 * The landing page's samples as finished HTML: a tab for each second-level heading.
 * @param source text of data/home-samples.md
 */
export async function homeSamples(source: string, fact: FactReader = factRaw): Promise<SampleData[]> {
  const highlighter = await loadHighlighter()
  const [, ...sections] = source.split(/^## /m)
  return sections.map((section) => {
    const label = section.slice(0, section.indexOf('\n')).trim()
    const fences = listFences(section.slice(section.indexOf('\n')))
    const terminal = fences[0]?.lang === 'sh'
    const file = readMeta(fences[0]?.meta ?? '').values.title ?? ''
    return { label, terminal, file, html: sampleHtml(fences, highlighter, fact) }
  })
}
