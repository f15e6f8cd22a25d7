import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import type { RootContent } from 'mdast'
import { findElement, findElements, withClass, withTag } from '../../../model/html'

/** Languages by file extension, if the two differ. */
const LANGUAGES: Readonly<Record<string, string>> = {
  Terminal: 'sh',
  Output: 'text',
  Dockerfile: 'dockerfile',
  sol: 'solidity',
  yml: 'yaml',
  mjs: 'js',
  cjs: 'js',
  env: 'sh',
}
const KNOWN = new Set(
  'css diff go graphql html ini js json jsx kotlin nginx php prisma py python rust sh solidity sql svg swift text toml ts tsx txt xml yaml'.split(
    ' ',
  ),
)

/** A block's language, from its title: a file name, "Terminal", or the language itself. */
export function getLanguage(title: string): string {
  const end = title.split('.').at(-1)!
  const name = LANGUAGES[title] ?? LANGUAGES[end] ?? end
  return KNOWN.has(name) || name === 'dockerfile' ? name : 'text'
}

/** The code in a `pre`, with its line breaks. */
export function codeNode(pre: Element, lang: string): RootContent {
  return { type: 'code', lang, value: toString(pre).replace(/\n$/, '') }
}

const line = (value: string): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value }] }],
})

/** A block of code: its title, the code, and the output that shares its frame. */
export function codeFigureNodes(figure: Element): RootContent[] {
  const pres = findElements(figure, withTag('pre'))
  const name = findElement(figure, withClass('code-name'))
  const title = name ? toString(name).trim() : ''
  const lang = typeof figure.properties.dataLang === 'string' ? figure.properties.dataLang : ''
  const outputs = new Set(
    findElements(figure, withClass('output')).flatMap((part) => findElements(part, withTag('pre'))),
  )
  return pres.flatMap((pre): RootContent[] => {
    if (outputs.has(pre)) return [line('Output'), codeNode(pre, 'text')]
    return [...(title ? [line(title)] : []), codeNode(pre, lang ? getLanguage(lang) : getLanguage(title))]
  })
}
