// A parameter's record says which function returns it and which number; the comparison with a chain knows that too.
import { describe, expect, it } from 'vitest'
import type { Fact } from '../../model/facts/schema/record'
import { loadRegistry } from '../../model/facts/registry'
import { celoViews } from './celo-views'
import { convert } from './convert'
import type { ParameterView } from './parameter-view'

const registry = loadRegistry()
const findFact = (path: string): Fact => {
  const [group = '', id = ''] = path.split('.')
  return registry.parameters[group]![id]!
}
const getAddress = (contract: string) => registry.contracts[contract]?.celo?.address

/** What the view returns for the record's value, compared with what the record says about the function. */
function differs({ contract, views, at, scale = 'count' }: ParameterView, fact: Fact): string[] {
  const { returnedBy } = fact
  if (!returnedBy) return []
  const [declared = ''] = (views[0] ?? '').split(' returns')
  const number = convert(BigInt(returnedBy.number), scale, fact.unit)
  return [
    ...(returnedBy.function === declared ? [] : [`${returnedBy.function}, not ${declared}`]),
    ...(getAddress(returnedBy.contract) === getAddress(contract)
      ? []
      : [`${returnedBy.contract}, not ${contract}`]),
    ...((returnedBy.at ?? 0) === (at ?? 0) ? [] : [`position ${returnedBy.at}, not ${at}`]),
    ...(number === String(fact.value) ? [] : [`${number}, not ${fact.value}`]),
  ]
}

describe('the function that returns a parameter', () => {
  const known = celoViews.filter(({ fact, read }) => !read && findFact(fact).returnedBy)
  it.each(known.map((view) => [view.fact, view] as const))('%s is the one that is compared', (path, view) =>
    expect(differs(view, findFact(path))).toEqual([]),
  )

  it('is recorded for most parameters that are compared', () => expect(known.length).toBeGreaterThan(25))

  it('control: another number, position or function is found', () => {
    const view = celoViews.find(({ fact }) => fact === 'governance.quorumFactor')!
    const fact = findFact(view.fact)
    const changed = {
      ...fact,
      returnedBy: { ...fact.returnedBy!, number: '1', at: 1, function: 'minDeposit()' },
    }
    expect(differs(view, changed)).toHaveLength(3)
  })
})
