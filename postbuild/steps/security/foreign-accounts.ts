// Addresses of accounts and contracts in a built page, no matter where they come from. One wrong digit would send a
// reader's funds to someone else, so only addresses in the registry can be shown.
import type { Nodes, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Inline elements, because an address can be split across several. */
const INLINE: ReadonlySet<string> = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'code',
    'del',
    'em',
    'i',
    'kbd',
    'mark',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
  ],
  ...['time', 'u', 'wbr'],
])

/** Skips code, because the content check only allows program output there. */
const SKIPPED: ReadonlySet<string> = new Set(['pre', 'script', 'style'])

const ACCOUNT = /0x[0-9a-f]{40}(?![0-9a-f])/gi

function getText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  if (node.type === 'root') return node.children.map(getText).join('')
  if (node.type !== 'element' || SKIPPED.has(node.tagName)) return '\n'
  const inside = node.children.map(getText).join('')
  return INLINE.has(node.tagName) ? inside : `\n${inside}\n`
}

function listAttributes(tree: Root): string[] {
  const values: string[] = []
  visit(tree, 'element', ({ properties }) => {
    for (const value of Object.values(properties)) values.push(String(value))
  })
  return values
}

/**
 * Finds accounts that aren't in the registry, in text that readers see or hear and in every attribute.
 * @param file name of the page, for messages
 * @param accounts those of the registry, in lower case
 */
export function foreignAccounts(tree: Root, file: string, accounts: ReadonlySet<string>): string[] {
  const texts = [getText(tree), ...listAttributes(tree)].map((text) => text.replace(/\p{Cf}/gu, ''))
  const found = new Set(texts.flatMap((text) => text.match(ACCOUNT) ?? []))
  return [...found]
    .filter((account) => !accounts.has(account.toLowerCase()))
    .map(
      (account) =>
        `${file}: found the address ${account}; expected one from data/. Fix: add it to data/ and show it with <Address />.`,
    )
}
