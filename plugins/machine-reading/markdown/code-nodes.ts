import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import type { RootContent } from 'mdast'
import { findElement, withClass, withTag } from './element-words'

/** Languages by the end of a file's name, where the two differ. */
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

/** The language of a block by its title: a file's name, "Terminal", or the language itself. */
export function languageOf(title: string): string {
  const end = title.split('.').at(-1)!
  const name = LANGUAGES[title] ?? LANGUAGES[end] ?? end
  return KNOWN.has(name) || name === 'dockerfile' ? name : 'text'
}

/** The code of a `pre`, with its line ends. */
export function codeNode(pre: Element, lang: string): RootContent {
  return { type: 'code', lang, value: toString(pre).replace(/\n$/, '') }
}

const line = (strong: string, rest: string): RootContent => ({
  type: 'paragraph',
  children: [
    { type: 'strong', children: [{ type: 'text', value: strong }] },
    ...(rest ? [{ type: 'text' as const, value: rest }] : []),
  ],
})

/** A block of code: title and check class, the code, the receipt. */
export function codeFigureNodes(figure: Element): RootContent[] {
  const words = (className: string) => {
    const found = findElement(figure, withClass(className))
    return found ? toString(found).trim() : ''
  }
  const pre = findElement(figure, withTag('pre'))
  const title = words('code-name') || words('output-title')
  const badge = words('badge')
  const receipt = words('receipt')
  return [
    ...(title ? [line(title, badge ? ` (${badge})` : '')] : []),
    ...(pre ? [codeNode(pre, languageOf(title))] : []),
    ...(receipt ? [{ type: 'paragraph' as const, children: [emphasized(receipt)] }] : []),
  ]
}

const emphasized = (value: string) => ({
  type: 'emphasis' as const,
  children: [{ type: 'text' as const, value }],
})
