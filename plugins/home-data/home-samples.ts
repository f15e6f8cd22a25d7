import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { fillFacts } from '../../model/facts/fact-braces'
import { factRaw } from '../../model/facts/registry'
import { listFences, type Fence } from '../../model/code-block/fences'
import { parseFence } from '../../mdx/rehype-code/fence'
import { codeFigure, outputPart } from '../../mdx/rehype-code/figure'
import { loadHighlighter, type Highlighter } from '../../mdx/rehype-code/highlight'
import type { SampleData } from '../../src/types/home-data'

/** Reads one fact of the registry as it goes into code. */
export type FactReader = (path: string) => string | number

/** Code with each {{path}} replaced by its fact. An unknown path is the registry's error. */
export function withFacts(code: string, fact: FactReader = factRaw): string {
  return fillFacts(code, ({ path }) => fact(path))
}

/** One sample in its tab: the tab names it, so it has no bar; its output shares the frame. */
function sampleHtml(fences: Fence[], highlighter: Highlighter, fact: FactReader): string {
  const parts = fences.flatMap(({ code, lang, meta }): Element[] => {
    const block = {
      code: withFacts(code, fact),
      language: lang,
      fence: parseFence(meta),
      highlighter,
    }
    if (block.fence.check === 'output') return [outputPart(block)]
    const children = codeFigure(block).children.filter((child) => child.type === 'element')
    return children.filter(({ tagName }) => tagName !== 'figcaption')
  })
  return toHtml(parts)
}

/**
 * The samples of the landing page as finished HTML: a tab for each heading of the second level.
 * @param source text of data/home-samples.md
 */
export async function homeSamples(source: string, fact: FactReader = factRaw): Promise<SampleData[]> {
  const highlighter = await loadHighlighter()
  const [, ...sections] = source.split(/^## /m)
  return sections.map((section) => {
    const label = section.slice(0, section.indexOf('\n')).trim()
    const fences = listFences(section.slice(section.indexOf('\n')))
    const terminal = fences[0]?.lang === 'sh'
    return { label, terminal, html: sampleHtml(fences, highlighter, fact) }
  })
}
