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

/** The name links to the function's entry on the page. If it returns several numbers, this one's position follows. */
function functionCell({ returnedBy: { function: signature, at } }: Returned): Inline[] {
  const [name = signature] = signature.split('(')
  const link: Inline = { kind: 'link', href: `#${name}`, text: name }
  return at === undefined ? [link] : [link, ...text(`, ${positions[at] ?? `${at + 1}th`} value`)]
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
  const makeRows = ({ path, fact }: (typeof found)[number]): TableEntry[] => {
    const entry: Entry | undefined = entries.get(path)
    if (!entry) return []
    const cells = [[makePiece(entry)], functionCell(fact), code(printLikeCast(fact.returnedBy.number))]
    return [{ head: text(fact.label ?? path), lines: [cells] }]
  }
  const days = [...new Set(found.map(({ fact }) => fact.checkedOn))]
  return {
    kind: 'table',
    caption: `Parameters of ${contract} on Celo`,
    columns: ['Parameter', 'Value on Celo', 'Function', 'Printed by cast'].map((title) => ({ title })),
    groups: days.map((day) => ({
      title: `Checked on ${dayText(day)}`,
      entries: found.filter(({ fact }) => fact.checkedOn === day).flatMap(makeRows),
    })),
    ...makeReceipt(found.map(({ fact }) => fact)),
  }
}

/** Whether a contract's function returns a fact. */
export function isReturnedBy(registry: Registry, contract: string, path: string): boolean {
  return listReturned(registry).some(
    (each) => each.path === path && each.fact.returnedBy.contract === contract,
  )
}
