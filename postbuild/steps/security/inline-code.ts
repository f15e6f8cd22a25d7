// What a built page needs in the content security policy: hashes of its inline code, which must come from the build.
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { foreignAccounts } from './foreign-accounts'
import { hashText } from '../../../model/hash'
import type { OwnParts } from './own-parts'
import { markupFaults, twiceUsedIds } from './markup-faults'

export interface InlineCode {
  /** Hashes as in the policy, without quotes: sha256-…, sorted, without duplicates. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly faults: readonly string[]
}

/** Data that no browser runs, by its type and id. */
const DATA = new Set(['application/json scripts', 'application/json celo.services', 'application/ld+json '])

/**
 * Reads one page.
 * @param tree the parsed page
 * @param file its name for messages
 * @param own what the build added to pages; any other inline code is an error and gets no hash
 */
export function getInlineCode(tree: Root, file: string, own: OwnParts): InlineCode {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const faults: string[] = []
  visit(tree, 'element', (node) => {
    const isScript = node.tagName === 'script' && !isData(node)
    if (isScript || node.tagName === 'style') {
      const hash = hashText(getText(node))
      const [known, kept] = isScript ? [own.scripts, scripts] : [own.styles, styles]
      if (known.has(hash) && node.properties['src'] === undefined) kept.add(hash)
      else faults.push(codeFault(node, file))
    }
    faults.push(...markupFaults(node, file, own.origin))
  })
  faults.push(...twiceUsedIds(tree, file), ...foreignAccounts(tree, file, own.accounts))
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

function isData({ properties: { type, id, src } }: Element): boolean {
  return src === undefined && DATA.has(`${String(type ?? '')} ${String(id ?? '')}`)
}

function getText(node: Element): string {
  return node.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
}

function codeFault(node: Element, file: string): string {
  const { tagName, properties, position } = node
  const shown = properties['src'] === undefined ? getText(node) : `src="${String(properties['src'])}"`
  const found = `a <${tagName}> that the build did not write (${shown.slice(0, 60)})`
  const fix = 'remove it from the page, plugin or package that adds it'
  return `${file}:${position?.start.line ?? 1}: found ${found}; expected only the theme's own. Fix: ${fix}.`
}
