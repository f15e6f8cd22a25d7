import type { Diagnostic } from '../../../model/diagnostic'
import { type Rule, errorAt } from '../context'
import type { Facts } from '../../../model/facts/page-facts'
import type { Page } from '../../../model/page/read-page'
import { type Span, collectSpans } from '../../../model/page/spans'
import { escapeRegExp } from '../../../model/escape-reg-exp'
import { typedMatches } from '../../../model/page/typed-matches'

const FORNO = /(?<![\w.-])(?:[\w-]+\.)*forno\.[\w.-]+\w|(?<![\w.-])[\w.-]+\.celo-testnet\.org/gi

/** An endpoint as typed, and the fact to use instead. */
interface Endpoint {
  match: RegExpExecArray
  path?: string
}

function endpointProblem(page: Page, span: Span, { match, path }: Endpoint): Diagnostic {
  const fact = path ?? 'chains.<network>.rpc'
  return errorAt(page, span.lineAt(match.index), {
    field: 'literal-endpoint',
    found: `${match[0]} in ${span.place}`,
    expected: 'no network endpoint outside data/',
    fix: `write {{${fact}}} in a code fence, <Fact of="${fact}" /> or a link with a name elsewhere`,
  })
}

interface EndpointRule {
  path: string
  endpoint: boolean
  bare: string
  pattern: RegExp
}

const rulesOfFacts = new WeakMap<Facts, EndpointRule[]>()

function endpointRules(facts: Facts): EndpointRule[] {
  const rules =
    rulesOfFacts.get(facts) ??
    facts.urls.map(({ path, url, endpoint }) => {
      const bare = url
        .replace(/^\w+:\/\//, '')
        .replace(/\/$/, '')
        .toLowerCase()
      return {
        path,
        endpoint,
        bare,
        pattern: new RegExp(`(?<![\\w.-])${escapeRegExp(bare)}(?![\\w-]|\\.\\w)`, 'gi'),
      }
    })
  rulesOfFacts.set(facts, rules)
  return rules
}

function endpointsIn(
  span: Span,
  rules: readonly EndpointRule[],
): Array<{ match: RegExpExecArray; path?: string }> {
  const text = span.text.toLowerCase()
  const hits = rules
    .filter(({ bare, endpoint }) => text.includes(bare) && (endpoint || span.place !== 'link address'))
    .flatMap(({ path, pattern }) => typedMatches(span, pattern).map((match) => ({ match, path })))
  const hosts = typedMatches(span, FORNO).map((match) => ({ match }))
  // One place can match several rules, such as an RPC endpoint and its WebSocket form; the first is reported.
  return [...hits, ...hosts].filter(
    ({ match }, index, all) =>
      !all.slice(0, index).some((other) => Math.abs(other.match.index - match.index) < match[0].length),
  )
}

/** Manually typed endpoints and explorers of the networks, except a link with text to an explorer's home page. */
export const literalEndpoint: Rule = (page, { facts }) =>
  collectSpans(page)
    .filter((span) => !span.output)
    .flatMap((span) =>
      endpointsIn(span, endpointRules(facts)).map((endpoint) => endpointProblem(page, span, endpoint)),
    )
