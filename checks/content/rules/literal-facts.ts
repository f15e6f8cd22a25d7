import { FACT_BRACES } from '../../../model/facts/fact-braces'
import { type Rule, errorAt } from '../context'
import { collectSpans } from '../../../model/page/spans'
import { escapeRegExp } from '../../../model/escape-reg-exp'
import { typedMatches } from '../../../model/page/typed-matches'

const CHAIN_IDS: Readonly<Record<string, string>> = {
  '42220': 'celo',
  '0xa4ec': 'celo',
  '11142220': 'celo-sepolia',
  '0xaa044c': 'celo-sepolia',
  '44787': 'alfajores',
  '0xaef3': 'alfajores',
  '62320': 'baklava',
  '0xf370': 'baklava',
}
const CHAIN_ID = new RegExp(
  `(?<![\\w.,/-])(?:42_?220|11_?142_?220|44_?787|62_?320|0xa4ec|0xaa044c|0xaef3|0xf370)(?![\\w]|[.,]\\d)`,
  'gi',
)

/** A manually typed chain ID of a Celo network, in decimal or hexadecimal. */
export const literalChainId: Rule = (page) =>
  collectSpans(page)
    .filter((span) => !span.output && span.place !== 'link address')
    .flatMap((span) =>
      typedMatches(span, CHAIN_ID).map((match) => {
        const network = CHAIN_IDS[match[0].replaceAll('_', '').toLowerCase()] ?? 'celo'
        const path = `chains.${network}.chainId`
        return errorAt(page, span.lineAt(match.index), {
          field: 'literal-chain-id',
          found: `${match[0]} in ${span.place}`,
          expected: 'no chain ID outside data/',
          fix: `write {{${path}}} in a code fence, <Fact of="${path}" /> elsewhere`,
        })
      }),
    )

/** A manually typed version of a package or image in the registry, such as viem@2.57.1 or op-node:v1.2.3. */
export const literalVersion: Rule = (page, { facts }) => {
  const names = [...facts.versions.keys()].sort((a, b) => b.length - a.length)
  if (names.length === 0) return []
  // Either a full version after any separator, or any number right after an @.
  const number = '(?:(?:@|:|"\\s*:\\s*"|\\s)[\\^~=]?(?:celo-)?v?\\d+\\.\\d+|@[\\^~=]?v?\\d+)(?:[\\w.-]*\\w)?'
  const pattern = new RegExp(
    `(?<![\\w-]|\\w\\.|@[\\w-]+/)(${names.map(escapeRegExp).join('|')})${number}`,
    'gi',
  )
  return collectSpans(page)
    .filter((span) => !span.output && span.place !== 'link address')
    .flatMap((span) =>
      typedMatches(span, pattern).map((match) => {
        const path = facts.versions.get(match[1] ?? '') ?? `versions.${match[1] ?? ''}`
        return errorAt(page, span.lineAt(match.index), {
          field: 'literal-version',
          found: `${match[0]} in ${span.place}`,
          expected: 'no version from the registry outside data/',
          fix: `write {{${path}}} in a code fence, <Fact of="${path}" /> elsewhere`,
        })
      }),
    )
}

/** `{{path}}` outside a code fence, where it isn't replaced, and unknown paths inside one. */
export const factPath: Rule = (page, { facts }) =>
  collectSpans(page).flatMap((span) =>
    typedMatches(span, FACT_BRACES).flatMap((match) => {
      const line = span.lineAt(match.index)
      const path = match[1] ?? ''
      if (span.place !== 'code') {
        const fix = `write <Fact of="${path}" />`
        return [errorAt(page, line, { field: 'fact', found: match[0], expected: 'code fences only', fix })]
      }
      if (facts.has(path)) return []
      const fix = 'use a path of data/, or add the record with its source'
      return [
        errorAt(page, line, { field: 'fact', found: match[0], expected: 'a fact in the registry', fix }),
      ]
    }),
  )
