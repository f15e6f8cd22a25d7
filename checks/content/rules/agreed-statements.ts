import type { Diagnostic } from '../../../model/diagnostic'
import { isPast } from '../../../model/page/read-page'
import { splitSentences } from '../../../model/page/readability'
import { VALUE_ROWS, WRONG_ROWS } from '../agreed-statements'
import { type Rule, errorAt } from '../context'

const digits: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
}

/** In: "One days", "10,000 CELO". Out: "1 day", "10000 celo". Pure. */
const plain = (value: string): string =>
  value
    .toLowerCase()
    .replace(/,(?=\d{3})/g, '')
    .replace(/[.,]$/, '')
    .replace(/\b[a-z]+\b/g, (word) => digits[word] ?? word)
    .replace(/\b(day|week|hour|minute)s\b/g, '$1')

/** A page that states a number, a time or a role differently from the registry, and therefore from other pages. */
export const agreedStatements: Rule = (page, { facts }) => {
  if (isPast(page)) return []
  const sentences = page.blocks.flatMap((block) =>
    splitSentences(block.text).map(({ text, start }) => ({ text, line: block.lines[start] ?? block.line })),
  )
  return sentences.flatMap(({ text, line }): Diagnostic[] => {
    const values = VALUE_ROWS.flatMap(({ about, says, fact, onTestnet }) => {
      const value = says.exec(text)?.groups?.value
      const paths = onTestnet ? [fact, onTestnet] : [fact]
      if (value === undefined || paths.some((path) => plain(value) === plain(facts.getText(path)))) return []
      return [
        errorAt(page, line, {
          field: 'agreed-statement',
          found: `"${value}" about ${about}`,
          expected: `${facts.getText(fact)}, as in ${fact} and on other pages`,
          fix: `write <Fact of="${fact}" />, or correct the fact if its source changed`,
        }),
      ]
    })
    const wrong = WRONG_ROWS.filter(({ never }) => never.test(text)).map(({ about, instead }) =>
      errorAt(page, line, {
        field: 'agreed-statement',
        found: `"${text.trim()}"`,
        expected: `what other pages say about ${about}: ${instead}`,
        fix: 'correct the sentence, or change the row in checks/content/agreed-statements.ts with its source',
      }),
    )
    return [...values, ...wrong]
  })
}
