// Says what an address is, where its sentence doesn't say so already.
import type { Nodes, Paragraph, Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import { escapeRegExp } from '../../../model/escape-reg-exp'

/** What an address is, such as the "contract" "Registry" on "Celo". */
export interface AddressLabel {
  readonly name: string
  readonly role: string
  readonly network: string
}

declare module 'mdast' {
  interface TextData {
    /** The text says what the address before it is. */
    addressLabel?: AddressLabel
  }
}

/** The label of an address's copy button, such as "Copy USDC fee adapter address on Celo". */
const COPY_LABEL = /^Copy (.+) (contract|account|token|fee adapter) address on (.+)$/

/** The network that readers assume if no other is named. */
const OWN_NETWORK = 'Celo'

/** The text after an address, until {@link decideLabels} reads the sentence around it. In: its copy button's label. */
export function labelNodes(copyLabel: string): Text[] {
  const [, name, role, network] = COPY_LABEL.exec(copyLabel) ?? []
  if (!name || !role || !network) return []
  const addressLabel = { name, role, network }
  return [{ type: 'text', value: ` (${name} ${role}, ${network})`, data: { addressLabel } }]
}

const getLabel = (node: Nodes) => (node.type === 'text' ? node.data?.addressLabel : undefined)

/** A node's words without labels. */
function readWords(node: Nodes): string {
  if ('value' in node) return getLabel(node) ? '' : node.value
  return 'children' in node ? node.children.map(readWords).join('') : ''
}

/** `FeeCurrencyDirectory` and "fee currency directory" are one name. */
const simplify = (text: string) => text.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()

const hasWords = (text: string, words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(words)}(?![\\p{L}\\p{N}])`, 'u').test(text)

/** CELO, the token, is written like its network except for the case. */
function isNamed(text: string, { name, role, network }: AddressLabel): boolean {
  const isSaid =
    name.toLowerCase() === network.toLowerCase()
      ? hasWords(text, name)
      : hasWords(simplify(text), simplify(name))
  return isSaid && (role !== 'fee adapter' || hasWords(text.toLowerCase(), 'adapter'))
}

/** "Celo" in "Celo Sepolia" is another network. */
const isNetworkNamed = (text: string, network: string) =>
  hasWords(text.replaceAll(`${network} Sepolia`, ''), network)

const isNetworkClear = (text: string, network: string) =>
  isNetworkNamed(text, network) || (network === OWN_NETWORK && !/Ethereum|Sepolia/.test(text))

/** What the text doesn't say about an address. */
function unsaidParts(text: string, label: AddressLabel): string[] {
  if (!isNamed(text, label)) return [`${label.name} ${label.role}`, label.network]
  return isNetworkClear(text, label.network) ? [] : [label.network]
}

const countCharacter = (text: string, character: string) => text.split(character).length - 1

/** Rewrites the labels of one paragraph. In: the words around it, too. */
function decideIn(paragraph: Paragraph, around: string): void {
  let depth = 0
  visit(paragraph, 'text', (node) => {
    const label = getLabel(node)
    if (!label) {
      depth += countCharacter(node.value, '(') - countCharacter(node.value, ')')
      return
    }
    const parts = unsaidParts(around, label)
    if (parts.length === 0) node.value = ''
    else node.value = depth > 0 ? `, ${parts.join(', ')}` : ` (${parts.join(', ')})`
  })
}

/**
 * Keeps of each label only what the same paragraph or list item doesn't say, and never puts parentheses inside others.
 * Changes the tree.
 */
export function decideLabels(root: Root): void {
  visit(root, 'paragraph', (paragraph, _index, parent) => {
    const together =
      parent?.type === 'listItem' ? parent.children.filter(({ type }) => type === 'paragraph') : [paragraph]
    decideIn(paragraph, together.map(readWords).join(' '))
  })
}
