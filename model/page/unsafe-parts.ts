import type { DiagnosticText } from '../diagnostic'
import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { allowedElements, allowedImports } from './allowed-elements'
import { findInvisible } from './invisible-characters'
import { nearMatches } from '../nearest'
import { withUnixLineEnds } from './source-problems'

/** A part of a page that's not allowed, with its line. */
export interface UnsafePart extends DiagnosticText {
  line: number
}

type Jsx = MdxJsxFlowElement | MdxJsxTextElement
type Kind = Extract<Nodes, { position?: unknown }>['type']
type Finding = DiagnosticText | undefined

/** Plain Markdown: only the content of these is checked. */
const PLAIN: ReadonlySet<string> = new Set<Kind>([
  ...(['root', 'yaml', 'paragraph', 'heading', 'text', 'emphasis', 'strong', 'delete', 'break'] as const),
  ...(['inlineCode', 'code', 'blockquote', 'list', 'listItem', 'table', 'tableRow', 'tableCell'] as const),
  ...(['thematicBreak', 'math', 'inlineMath'] as const),
])

const ADDRESS = /(?<![0-9a-zA-Z])0x[0-9a-fA-F]{40}(?![0-9a-zA-Z])/
const PICTURE = /^(?:\.)?\/(?!\/)[\w./-]+\.(?:svg|png|jpe?g|webp|avif|gif)$/

const quoted = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** Whether a URL leads to a page or a host, not to a file on the build machine. */
function isSafeAddress(url: string): boolean {
  if (/^(?:https:\/\/|mailto:|#)/i.test(url)) return true
  if (/\\|%2e|%2f|%5c|(?:^|\/)\.\.(?:\/|$)/i.test(url)) return false
  return /^\/(?!\/)/.test(url) || /^\.\/[\w/-]+\.mdx(?:[?#]|$)/.test(url)
}

function linkFinding(url: string): Finding {
  if (isSafeAddress(url)) return undefined
  const expected = 'an address that starts with / or https://'
  return { field: 'link', found: quoted(url), expected, fix: 'use the address of a page' }
}

function pictureFinding(url: string): Finding {
  if (PICTURE.test(url) && !url.includes('..')) return undefined
  const expected = 'an image on this site, such as /img/name.svg or ./name.svg'
  return { field: 'image', found: quoted(url), expected, fix: 'move the image to static/img/' }
}

function attributeFinding({ name, attributes }: Jsx, allowed: readonly string[]): Finding {
  for (const attribute of attributes) {
    const expected = `<${name}> with ${allowed.join(', ') || 'no attributes'}`
    if (attribute.type !== 'mdxJsxAttribute' || !allowed.includes(attribute.name)) {
      const found =
        attribute.type === 'mdxJsxAttribute' ? `the attribute ${attribute.name}` : 'attributes in braces'
      return { field: 'element', found, expected, fix: 'remove it' }
    }
    const { value } = attribute
    if (typeof value !== 'string') {
      const found = `${attribute.name} without a value in quotes`
      return { field: 'element', found, expected, fix: `write ${attribute.name}="…"` }
    }
    if (ADDRESS.test(value)) {
      const text = { field: 'literal-address', found: `${quoted(value)} in ${attribute.name}` }
      return {
        ...text,
        expected: 'no address typed into the page',
        fix: 'show it from data/ with <Address />',
      }
    }
    const finding =
      attribute.name === 'to'
        ? linkFinding(value)
        : attribute.name === 'src'
          ? pictureFinding(value)
          : undefined
    if (finding) return finding
  }
  return undefined
}

function elementFinding(node: Jsx): Finding {
  const allowed = node.name === null ? undefined : allowedElements.get(node.name)
  if (allowed) return attributeFinding(node, allowed)
  const near = nearMatches(node.name ?? '', [...allowedElements.keys()])
  const expected = `an element that pages can contain${near.length > 0 ? ` (near: ${near.join(', ')})` : ''}`
  const fix = 'use Markdown, or an element from model/page/allowed-elements.ts'
  return { field: 'element', found: `<${node.name ?? ''}>`, expected, fix }
}

/** Only comments, or one string or number, may be in braces: nothing computed. */
function expressionFinding(
  node: Extract<Nodes, { type: 'mdxTextExpression' | 'mdxFlowExpression' }>,
): Finding {
  const body = node.data?.estree?.body
  const [first] = body ?? []
  const value =
    first?.type === 'ExpressionStatement' && first.expression.type === 'Literal'
      ? first.expression.value
      : undefined
  const isPlain = (typeof value === 'string' && !ADDRESS.test(value)) || typeof value === 'number'
  if (body && (body.length === 0 || (body.length === 1 && isPlain))) return undefined
  const expected = 'a comment, a string or a number in braces'
  const fix = 'write \\{ for a brace, {{…}} in code fences only, and a <Fact /> for a value'
  return { field: 'expression', found: quoted(`{${node.value}}`), expected, fix }
}

function importFinding({ value }: Extract<Nodes, { type: 'mdxjsEsm' }>): Finding {
  const line = value.split('\n').find((text) => !allowedImports.has(text.trim()) && text.trim() !== '')
  if (line === undefined) return undefined
  const expected = `one of: ${[...allowedImports].join('; ')}`
  return { field: 'import', found: quoted(line), expected, fix: "remove it: pages can't contain JavaScript" }
}

function makeFinding(node: Nodes): Finding {
  if (PLAIN.has(node.type)) return undefined
  if (node.type === 'link') return linkFinding(node.url)
  if (node.type === 'image') return pictureFinding(node.url)
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return elementFinding(node)
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return expressionFinding(node)
  if (node.type === 'mdxjsEsm') return importFinding(node)
  if (/Directive$/.test(node.type) && 'attributes' in node && Object.keys(node.attributes ?? {}).length === 0)
    return undefined
  const expected = 'Markdown without HTML, footnotes, or addresses defined elsewhere on the page'
  return { field: 'markdown', found: node.type, expected, fix: 'write [text](address) or plain text' }
}

/** Characters written as entities, such as `&#x202e;`, that the source doesn't show. */
function hiddenFinding(node: Nodes): Finding {
  const hidden = 'value' in node ? findInvisible(withUnixLineEnds(node.value)) : undefined
  if (!hidden) return undefined
  const found = `the invisible character ${hidden.name}`
  return { field: 'encoding', found, expected: 'characters that readers can see', fix: 'delete it' }
}

/**
 * Finds what a page may not contain because it would run, or access files and hosts that aren't the page's:
 * JavaScript, elements and attributes that aren't on the list, unsafe URLs. Pure: nothing on the page is evaluated.
 * @param tree the page, parsed as the build parses it
 */
export function unsafeParts(tree: Root): UnsafePart[] {
  const parts: UnsafePart[] = []
  visit(tree, (node: Nodes) => {
    const finding = makeFinding(node) ?? hiddenFinding(node)
    if (finding) parts.push({ line: node.position?.start.line ?? 1, ...finding })
  })
  return parts
}
