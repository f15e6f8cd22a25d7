import { getAttribute } from '../../../model/page/blocks'
import { type Rule, errorAt } from '../context'

const CLASHES = [
  { pattern: /\bevery 1 \w+/g, expected: '"every second", or "The block time is 1 second"' },
  {
    pattern: /\b[\d,.]*\d [a-z]+(?:s|ies) (?:seats?|members?|slots?|blocks?|votes?|nodes?|validators?)\b/g,
    expected: 'one unit after a number',
  },
  { pattern: /\d %/g, expected: 'no space before %' },
] as const

/** Numbers and units as readers see them, after the facts have been filled in. */
export const unitClash: Rule = (page) =>
  page.blocks.flatMap((block) =>
    CLASHES.flatMap(({ pattern, expected }) =>
      [...block.text.matchAll(pattern)]
        .filter(({ index }) => block.mask[index] !== 'c')
        .map((match) =>
          errorAt(page, block.lines[match.index] ?? block.line, {
            field: 'unit',
            found: `"${match[0]}"`,
            expected,
            fix: 'word the sentence so that the rendered value fits',
          }),
        ),
    ),
  )

/** A network component used twice on one line, which would repeat the chain ID mid-sentence. */
export const networkOnce: Rule = (page) => {
  const shown = page.elements
    .filter(({ name }) => name === 'Network')
    .map((element) => ({ id: getAttribute(element, 'id'), line: element.position?.start.line ?? 1 }))
  return shown
    .filter(({ id, line }, index) => shown.findIndex((one) => one.id === id && one.line === line) < index)
    .map(({ id, line }) =>
      errorAt(page, line, {
        field: 'network',
        found: `<Network id="${id}" /> twice in one paragraph`,
        expected: 'the component once, where readers need the chain ID',
        fix: 'write the name of the network as words',
      }),
    )
}
