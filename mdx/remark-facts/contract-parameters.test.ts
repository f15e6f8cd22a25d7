import { parseAbiItem, toFunctionSignature, type AbiFunction } from 'viem'
import { describe, expect, it } from 'vitest'
import { listReferences, readReference } from '../../model/contract-reference/read-reference'
import { loadRegistry } from '../../model/facts/registry'
import { contractParameters, isReturnedBy, printLikeCast } from './contract-parameters'

const registry = loadRegistry()
const returned = Object.values(registry.parameters).flatMap((facts) =>
  Object.values(facts).flatMap(({ returnedBy }) => (returnedBy ? [returnedBy] : [])),
)
/** Names that the references use for contracts that the pages call otherwise. */
const renamed: Readonly<Record<string, string>> = { LockedCelo: 'LockedGold' }

function countOutputs(contract: string, signature: string): number | undefined {
  const members = Object.values(readReference(renamed[contract] ?? contract).members)
  const functions = members
    .filter(({ abi }) => abi.startsWith('function '))
    .map(({ abi }) => parseAbiItem(abi as string) as AbiFunction)
  return functions.find((item) => toFunctionSignature(item) === signature)?.outputs.length
}

describe('the functions that return parameters', () => {
  it('belong to contracts that have a reference', () => {
    expect(returned.length).toBeGreaterThan(25)
    const known = listReferences()
    for (const { contract } of returned) expect(known).toContain(renamed[contract] ?? contract)
  })

  it.each(returned.map((each) => [`${each.contract}.${each.function}`, each] as const))(
    '%s is declared, and its position is given if it returns several values',
    (_, { contract, function: signature, at }) => {
      const count = countOutputs(contract, signature)
      expect(count, 'declared').toBeGreaterThan(at ?? 0)
      expect(at === undefined).toBe(count === 1)
    },
  )

  it('control: another contract has no such function', () =>
    expect(countOutputs('Election', 'minDeposit()')).toBeUndefined())
})

it.each([
  ['0', '0'],
  ['9999', '9999'],
  ['10000', '10000 [1e4]'],
  ['86400', '86400 [8.64e4]'],
  ['2419200', '2419200 [2.419e6]'],
  ['63072000', '63072000 [6.307e7]'],
  ['50750000000000000000', '50750000000000000000 [5.075e19]'],
])('%s is printed like cast 1.7.1 prints it', (number, printed) =>
  expect(printLikeCast(number)).toBe(printed),
)

describe('the table of a contract', () => {
  it('has a row for each parameter, with the position of the number', () => {
    const rows = contractParameters(registry, 'Election').groups.flatMap(({ entries }) => entries)
    const words = rows.map(({ lines }) => lines.flat(2).map((piece) => 'text' in piece && piece.text))
    expect(words).toContainEqual(
      expect.arrayContaining(['22', 'getElectableValidators', ', first value', '22']),
    )
    expect(words).toContainEqual(
      expect.arrayContaining(['0.1%', 'getElectabilityThreshold', '1000000000000000000000 [1e21]']),
    )
  })

  it('contains the facts that its functions return, and no others', () => {
    expect(isReturnedBy(registry, 'Election', 'governable.electedMin')).toBe(true)
    expect(isReturnedBy(registry, 'Governance', 'governable.electedMin')).toBe(false)
    expect(isReturnedBy(registry, 'Election', 'governable.depositBefore')).toBe(false)
  })

  it('control: a contract without parameters is an error that suggests one', () =>
    expect(() => contractParameters(registry, 'Electoin')).toThrow('Did you mean "Election"'))
})
