import type { Heading, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import { expect, it } from 'vitest'
import type { CallableContract } from '../../model/contract-reference/callable-functions'
import type { DescribedMember, MemberGroup } from '../../model/contract-reference/described-members'
import { contractCall } from './contract-call'
import { contractReference } from './contract-reference'
import { blockPiece } from './directives'
import { fillText } from './fixture-pages'

function makeMember(section: MemberGroup, signature: string, more: Partial<DescribedMember> = {}) {
  const [kind = '', types = ''] = signature.split(/ (.*)/)
  const id = kind === 'event' ? `0x${'ab'.repeat(32)}` : '0x12345678'
  const name = types.slice(0, types.indexOf('('))
  return { name, signature, section, declared: types, id, text: `About \`${name}\`.`, ...more }
}

const members: readonly DescribedMember[] = [
  makeMember('write', 'function lock()', { reverts: 'Reverts with `paused`.' }),
  makeMember('read', 'function total()'),
  makeMember('read', 'function total(address)', { caller: 'Anyone.' }),
  makeMember('restricted', 'function setPeriod(uint256)', { caller: 'The owner.' }),
  makeMember('event', 'event total(uint256)'),
]

const { nodes } = contractReference('Vault', members)

const isHeading = (node: RootContent): node is Heading => node.type === 'heading'
const isTable = (node: RootContent): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement'

/** All elements with a given name in a node. */
const findAll = (node: MdxJsxFlowElement, name: string): MdxJsxFlowElement[] => [
  ...(node.name === name ? [node] : []),
  ...(node.children as MdxJsxFlowElement[]).flatMap((child) =>
    'children' in child ? findAll(child, name) : [],
  ),
]

it('has a heading for each function that readers call, reading before writing', () => {
  const headings = nodes
    .filter(isHeading)
    .map((node) => [node.depth, toString(node), node.data?.hProperties?.id])
  expect(headings).toEqual([
    [2, 'Read functions', 'read'],
    [3, 'total()', 'total'],
    [3, 'total(address)', 'total-address'],
    [2, 'Write functions', 'write'],
    [3, 'lock', 'lock'],
    [2, 'Restricted functions', 'restricted'],
    [2, 'Events', 'events'],
  ])
})

it('gives a function its selector, its sentence, its caller and what makes it revert', () => {
  const at = nodes.findIndex((node) => isHeading(node) && toString(node) === 'lock')
  const texts = nodes.slice(at + 1, at + 4).map((node) => toString(node))
  expect(texts).toEqual(['lock(), selector 0x12345678', 'About lock.', 'Reverts with paused.'])
  const other = nodes.findIndex((node) => isHeading(node) && toString(node) === 'total(address)')
  expect(toString(nodes[other + 3])).toBe('Caller: Anyone.')
})

it('puts the rest into tables whose rows have anchors of their own', () => {
  const tables = nodes.filter(isTable)
  const rows = tables.flatMap((table) => findAll(table, 'tr').slice(1))
  const ids = rows.map(({ attributes }) => attributes.map((each) => 'value' in each && each.value))
  expect(ids).toEqual([['setPeriod'], ['event-total-uint256']])
  expect(toString(rows[0])).toBe('setPeriod(uint256)0x12345678The owner.About setPeriod.')
  expect(findAll(tables[1]!, 'caption').map((node) => toString(node))).toEqual(['Vault: Events'])
})

it('names the tables as the page calls the contract, which can differ from the package', () => {
  const place = {
    file: 'page.mdx',
    line: 1,
    directive: '<ContractReference>',
    root: process.cwd(),
    used: new Map(),
  }
  const attributes = Object.entries({ of: 'GoldToken', as: 'CeloToken' }).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value,
  }))
  const read = (given: typeof attributes) => {
    const name = 'ContractReference'
    const piece = blockPiece({ type: 'mdxJsxFlowElement', name, attributes: given, children: [] }, place)
    const tables = piece?.kind === 'page' ? piece.nodes.filter(isTable) : []
    return tables.flatMap((table) => findAll(table, 'caption').map((node) => toString(node)))
  }
  expect(read(attributes)).toContain('CeloToken: Events')
  expect(read(attributes.slice(0, 1))).toContain('GoldToken: Events')
})

function readForm(of: string, at: string): CallableContract {
  const [form] = contractCall({ of, at }, process.cwd()).nodes as MdxJsxFlowElement[]
  expect(form!.name).toBe('TryCall')
  return JSON.parse(String(form!.attributes[0]?.value)) as CallableContract
}

it('becomes a form with the functions that a reader can fill in, and the addresses of the registry', () => {
  const { name, deployments, functions } = readForm('Registry', 'Registry')
  expect([name, deployments.length]).toEqual(['Registry', 1])
  expect(deployments[0]!.addresses.celo).toMatch(/^0x[0-9a-fA-F]{40}$/)
  expect(functions.map(({ castSignature }) => castSignature)).toContain(
    'getAddressForString(string)(address)',
  )
})

it('has a form for each place where a contract is deployed, on the networks that have it', () => {
  const { name, deployments } = readForm('FeeCurrencyAdapter', 'USDC fee adapter, USAT fee adapter')
  expect(name).toBe('FeeCurrencyAdapter')
  expect(deployments.map((each) => [each.name, Object.keys(each.addresses)])).toEqual([
    ['USDC', ['celo', 'celo-sepolia']],
    ['USAT', ['celo']],
  ])
  expect(readForm('ReleaseGold', 'own').deployments).toEqual([])
})

it('control: an unknown contract, a wrong name and a missing one are reported at their line', () => {
  expect(() => fillText('<ContractReference of="Registri" />')).toThrow(
    'page.mdx:1 <ContractReference>: found of="Registri"; expected a contract of data/contract-reference; fix: Unknown contract "Registri".',
  )
  expect(() => fillText('<TryCall of="Registry" at="Nowhere" />')).toThrow(
    'page.mdx:1 <TryCall>: found of="Registry" at="Nowhere"',
  )
  expect(() => fillText('<TryCall of="StableTokenV2" at="USDx token" />')).toThrow('Unknown token "USDx"')
  expect(() => fillText('<TryCall of="Registry" />')).toThrow('found no attribute "at"')
  expect(fillText('<TryCall />')).toContain('<TryCall />')
})
