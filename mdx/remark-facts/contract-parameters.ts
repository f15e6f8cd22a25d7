import { listEntries, type Entry, type Registry } from '../../model/facts/entries'
import { dayText } from '../../model/facts/fact-text'
import type { Fact } from '../../model/facts/schema/record'
import { suggestPath } from '../../model/facts/near-path'
import { makePiece } from './inline-pieces'
import { code, text, type Inline, type TableEntry, type TablePiece } from './pieces'
import { makeReceipt } from './table-parts'

type Returned = Fact & { returnedBy: NonNullable<Fact['returnedBy']> }

const hasFunction = (fact: Fact): fact is Returned => fact.returnedBy !== undefined

/** The parameters that functions return, in the order of their files. */
function listReturned(registry: Registry): { path: string; fact: Returned }[] {
  return Object.entries(registry.parameters).flatMap(([group, facts]) =>
    Object.entries(facts).flatMap(([id, fact]) =>
      hasFunction(fact) ? [{ path: `${group}.${id}`, fact }] : [],
    ),
  )
}

/** A number as cast prints it: from 10,000 on, with its power of ten, cut after four digits. */
export function printLikeCast(number: string): string {
  if (number.length < 5) return number
  const rest = number.slice(1, 4).replace(/0+$/, '')
  return `${number} [${number[0]}${rest ? `.${rest}` : ''}e${number.length - 1}]`
}

const positions = ['first', 'second', 'third', 'fourth', 'fifth']

/** Functions that return several numbers are followed by the position of this one. */
function functionCell({ returnedBy: { function: signature, at } }: Returned): Inline[] {
  const name = code(signature.replace('()', ''))
  return at === undefined ? name : [...name, ...text(`, ${positions[at] ?? `${at + 1}th`} value`)]
}

/** `<ParameterTable contract="Election" />`: the parameters that a contract's functions return. */
export function contractParameters(registry: Registry, contract: string): TablePiece {
  const all = listReturned(registry)
  const found = all.filter(({ fact }) => fact.returnedBy.contract === contract)
  if (found.length === 0) {
    const known = [...new Set(all.map(({ fact }) => fact.returnedBy.contract))]
    throw new Error(`Contracts with parameters: ${known.join(', ')}. ${suggestPath(contract, known)}`)
  }
  const entries = listEntries(registry)
  const rows = found.flatMap(({ path, fact }): TableEntry[] => {
    const entry: Entry | undefined = entries.get(path)
    if (!entry) return []
    const { returnedBy, checkedOn } = fact
    const number = code(printLikeCast(returnedBy.number))
    const day: Inline[] = [{ kind: 'day', day: checkedOn, text: dayText(checkedOn) }]
    const cells = [[makePiece(entry)], functionCell(fact), number, day]
    return [{ head: text(fact.label ?? path), lines: [cells] }]
  })
  return {
    kind: 'table',
    caption: `Parameters of ${contract} on Celo`,
    columns: ['Parameter', 'Value on Celo', 'Function', 'Printed by cast', 'Checked on'].map((title) => ({
      title,
    })),
    groups: [{ entries: rows }],
    ...makeReceipt(found.map(({ fact }) => fact)),
  }
}

/** Whether a contract's function returns a fact. */
export function isReturnedBy(registry: Registry, contract: string, path: string): boolean {
  return listReturned(registry).some(
    (each) => each.path === path && each.fact.returnedBy.contract === contract,
  )
}
