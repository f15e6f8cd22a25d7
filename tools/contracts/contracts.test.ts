import { readFileSync } from 'node:fs'
import type { Abi, AbiFunction } from 'abitype'
import { parseAbi, toEventSelector, toFunctionSelector } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeMembers } from '../../model/contract-reference/described-members'
import {
  listReferences,
  readMembers,
  readReference,
  readSharedWords,
} from '../../model/contract-reference/read-reference'
import { referenceSchema, type ContractReference } from '../../model/contract-reference/schema'
import { formatMember, formatSignature, listMembers } from './abi-members'
import { compareReference } from './compare-reference'
import { PACKAGE, readPackageAbi, readPackageVersion } from './package-files'
import { refreshReference } from './refresh-reference'

const names = listReferences()
const registry = readReference('Registry')
const LOOKUP = 'function getAddressForString(string)'

/** A reference in which one member has other fields. */
const withMember = (id: string, member: ContractReference['members'][string]): ContractReference => ({
  ...registry,
  members: { ...registry.members, [id]: member },
})

function withoutMember(id: string): ContractReference {
  const members = Object.entries(registry.members).filter(([other]) => other !== id)
  return { ...registry, members: Object.fromEntries(members) }
}

/** What the package declares of a contract: nothing if its reference is written from the source alone. */
const readDeclared = ({ contract, package: from }: ContractReference) =>
  from ? readPackageAbi(contract) : []

describe.each(names)('the reference of %s', (name) => {
  const reference = readReference(name)
  const declaredAbi = readDeclared(reference)

  it('declares what the installed package declares, or says why not', () => {
    expect(compareReference(reference, declaredAbi)).toEqual([])
  })

  it('has the version of the package that is installed and that data/versions.json gives', () => {
    const versions = JSON.parse(readFileSync('data/versions.json', 'utf8')) as Record<
      string,
      { value: string }
    >
    const version = readPackageVersion()
    expect(version).toBe(versions[PACKAGE]?.value)
    expect([{ name: PACKAGE, version }, undefined]).toContainEqual(reference.package)
  })

  it('has a sentence for every member, and no words that a shared sentence repeats', () => {
    const shared = readSharedWords()
    const members = readMembers(name)
    expect(members).toHaveLength(Object.keys(reference.members).length)
    const repeated = Object.entries(reference.members).filter(([id, { text }]) => shared[id]?.text === text)
    expect(repeated.filter(([, { text }]) => text !== undefined)).toEqual([])
  })

  it('puts what writes into another group than what reads', () => {
    for (const { section, declared } of readMembers(name)) {
      const isView = / (?:view|pure)(?: |$)/.test(declared)
      if (section === 'read') expect(isView, declared).toBe(true)
      if (section === 'write' || section === 'restricted') expect(isView, declared).toBe(false)
    }
  })

  it('has the selectors and topics that viem computes from the package', () => {
    const ids = new Map(readMembers(name).map(({ signature, id }) => [signature, id]))
    const notDeployed = reference.notDeployed ?? {}
    const own = parseAbi(Object.values(reference.members).map(({ abi }) => abi) as never) as Abi
    for (const item of listMembers(reference.package ? declaredAbi : own)) {
      const signature = formatSignature(item)
      if (signature in notDeployed) continue
      const expected = item.type === 'event' ? toEventSelector(item) : toFunctionSelector(item as AbiFunction)
      expect(ids.get(signature), signature).toBe(expected)
    }
  })

  it('declares members in a form that viem parses', () => {
    const declared = Object.values(reference.members).map(({ abi }) => abi)
    expect(parseAbi(declared as never)).toHaveLength(declared.length)
  })

  it('stays as it is when it is generated again, in the same order', () => {
    const refreshed = refreshReference(reference, declaredAbi, readSharedWords())
    expect(refreshed).toEqual(reference)
    expect(Object.keys(refreshed.members)).toEqual(Object.keys(reference.members))
  })
})

describe('differences that the comparison finds', () => {
  const abi = readPackageAbi('Registry')

  it('a function that the reference lacks', () => {
    expect(compareReference(withoutMember(LOOKUP), abi)).toEqual([
      expect.stringContaining(`Registry ${LOOKUP}: found nothing; expected function getAddressForString(`),
    ])
  })

  it('a function that no longer exists', () => {
    const changed = withMember('function old()', {
      abi: 'function old()',
      group: 'read',
      text: 'Returned it.',
    })
    expect(compareReference(changed, abi)).toEqual([
      'Registry function old(): found in the reference, not in the package; fix: remove it',
    ])
  })

  it('a declaration that changed', () => {
    const changed = withMember(LOOKUP, {
      ...registry.members[LOOKUP]!,
      abi: 'function getAddressForString(string)',
    })
    expect(compareReference(changed, abi)).toHaveLength(1)
  })

  it('a member that no package declares and that names no source', () => {
    expect(compareReference({ ...registry, members: { [LOOKUP]: registry.members[LOOKUP]! } }, [])).toEqual([
      `Registry ${LOOKUP}: found in the reference, not in the package; fix: remove it`,
    ])
  })

  it('an exception that the package no longer needs', () => {
    const known = withMember(LOOKUP, { ...registry.members[LOOKUP]!, onlyIn: 'Registry.sol' })
    expect(compareReference(known, abi)).toEqual([expect.stringContaining('found in the package too')])
    const gone = { ...registry, notDeployed: { 'function old()': 'It was removed.' } }
    expect(compareReference(gone, abi)).toEqual([expect.stringContaining('remove it from "notDeployed"')])
  })
})

describe('a reference that is not complete', () => {
  const member = { abi: 'function old()', group: 'restricted', text: 'Returned it.' } as const

  it('fails without a sentence, without a group, or without the caller of a restricted function', () => {
    const describeOld = (changes: object) =>
      describeMembers(withMember('function old()', { ...member, ...changes }), readSharedWords())
    expect(() => describeOld({ text: undefined })).toThrow('found no sentence')
    expect(() => describeOld({ group: undefined })).toThrow('found no group')
    expect(() => describeOld({})).toThrow('"function old()": found no caller')
    const shared = { ...readSharedWords(), 'function old()': member }
    const own = withMember('function old()', { abi: member.abi, caller: 'The owner.' })
    expect(describeMembers(own, shared).at(-1)).toMatchObject({ text: 'Returned it.', caller: 'The owner.' })
  })

  it('fails while a sentence that the generator left empty is not written', () => {
    const item: AbiFunction = {
      type: 'function',
      name: 'fresh',
      inputs: [],
      outputs: [],
      stateMutability: 'view',
    }
    const refreshed = refreshReference(registry, [...readPackageAbi('Registry'), item], readSharedWords())
    expect(Object.keys(refreshed.members).at(-1)).toBe('function fresh()')
    expect(refreshed.members['function fresh()']).toEqual({
      abi: 'function fresh() view',
      group: 'read',
      text: '',
    })
    expect(referenceSchema.safeParse(refreshed).success).toBe(false)
    expect(referenceSchema.safeParse(registry).success).toBe(true)
  })
})

it('declares structs by their fields', () => {
  const config = {
    type: 'tuple[]',
    name: 'all',
    components: [{ type: 'address', name: 'oracle' }, { type: 'uint256' }],
  }
  const item: AbiFunction = {
    type: 'function',
    name: 'set',
    inputs: [config],
    outputs: [],
    stateMutability: 'payable',
  }
  expect(formatMember(item)).toBe('function set((address oracle, uint256)[] all) payable')
  expect(formatSignature(item)).toBe('function set((address,uint256)[])')
})
