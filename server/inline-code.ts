// What a built page asks of the content security policy: hashes of its inline code, and what no policy of
// ours can allow.
import { createHash } from 'node:crypto'
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

export interface InlineCode {
  /** Hashes as the policy writes them, without quotes: sha256-…, sorted, each once. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly faults: readonly string[]
}

const SCRIPT_TYPES = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
])
const LINKS = ['href', 'src', 'action', 'formAction', 'xLinkHref'] as const

/** The source expression of inline code, from its exact text. */
export function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}

/** Reads one page. In: its tree and its name for messages. Data blocks such as JSON-LD need no hash. */
export function inlineCodeOf(tree: Root, file: string): InlineCode {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const faults: string[] = []
  visit(tree, 'element', (node) => {
    if (isInlineScript(node)) scripts.add(hashOf(textOf(node)))
    if (node.tagName === 'style') styles.add(hashOf(textOf(node)))
    faults.push(...attributeFaults(node, file))
  })
  return { scripts: [...scripts].sort(), styles: [...styles].sort(), faults }
}

/** The union over all pages, sorted. */
export function mergeInlineCode(pages: readonly InlineCode[]): InlineCode {
  const union = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].sort()
  return {
    scripts: union(pages.map((page) => page.scripts)),
    styles: union(pages.map((page) => page.styles)),
    faults: pages.flatMap((page) => page.faults),
  }
}

function isInlineScript({ tagName, properties }: Element): boolean {
  if (tagName !== 'script' || properties['src'] !== undefined) return false
  const type = properties['type']
  return SCRIPT_TYPES.has(typeof type === 'string' ? type.trim().toLowerCase() : '')
}

function textOf(node: Element): string {
  return node.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
}

function attributeFaults({ tagName, properties, position }: Element, file: string): string[] {
  const place = `${file}:${position?.start.line ?? 1}`
  const faults: string[] = []
  for (const name of Object.keys(properties)) {
    if (/^on[a-z]/i.test(name)) {
      faults.push(
        `${place}: <${tagName}> has the inline event handler ${name}. Mend: attach it in the component.`,
      )
    }
    if (name === 'style') {
      const mend = 'use a class of a stylesheet'
      faults.push(
        `${place}: <${tagName}> has a style attribute (${String(properties[name]).slice(0, 60)}). Mend: ${mend}.`,
      )
    }
  }
  for (const name of LINKS) {
    const value = properties[name]
    if (typeof value !== 'string' || !/^\s*javascript:/i.test(value)) continue
    faults.push(`${place}: <${tagName}> has a javascript: address. Mend: use a button and a handler.`)
  }
  return faults
}
