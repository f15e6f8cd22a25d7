import { type Rule, errorAt } from '../context'
import { isPast } from '../../../model/page/read-page'
import { collectSpans } from '../../../model/page/spans'

const RETIRED: ReadonlyArray<{ pattern: RegExp; instead: string }> = [
  { pattern: /alfajores/gi, instead: 'Celo Sepolia' },
  { pattern: /baklava/gi, instead: 'Celo Sepolia' },
  { pattern: /holesky/gi, instead: 'Ethereum Sepolia' },
  { pattern: /\bcUSD\b/g, instead: 'USDm' },
  { pattern: /\bcEUR\b/g, instead: 'EURm' },
  { pattern: /\bcREAL\b/g, instead: 'BRLm' },
  { pattern: /\bUSDM\b/g, instead: 'USDm (USDM is another asset)' },
]

/**
 * Words that make it clear, in the same sentence, table row or line of code, that a name belongs to the past.
 * A sentence that a page quotes as wrong has to use the old name the way people say it.
 */
const PAST_WORDS =
  /\b(?:retired|ended|formerly|former|old names?|renamed|replace[sd]?|until|before|historical)\b|\bWrong:/i

/** A retired network or token name on a current page, unless its sentence makes clear that it's from the past. */
export const retiredName: Rule = (page) => {
  if (isPast(page)) return []
  return collectSpans(page)
    .filter((span) => span.place !== 'link address')
    .flatMap((span) =>
      RETIRED.flatMap(({ pattern, instead }) =>
        [...span.text.matchAll(pattern)]
          .filter((match) => !PAST_WORDS.test(span.around(match.index)))
          .map((match) =>
            errorAt(page, span.lineAt(match.index), {
              field: 'retired-name',
              found: `${match[0]} in ${span.place}`,
              expected: `${instead}, or a sentence that says retired, ended, formerly, renamed, until or before`,
              fix: `write ${instead}, or say in the same sentence that the name is of the past`,
            }),
          ),
      ),
    )
}

const SHELL = new Set(['sh', 'bash', 'shell', 'zsh', 'console', 'shell-session'])

/** A runnable command on a page about something that no longer exists. */
export const liveCommand: Rule = (page) => {
  if (!isPast(page)) return []
  return page.fences
    .filter((fence) => SHELL.has(fence.lang ?? '') || /\bcheck=(?:shell|run)\b/.test(fence.meta ?? ''))
    .map((fence) =>
      errorAt(page, fence.position?.start.line ?? 1, {
        field: 'live-command',
        found: `a ${fence.lang ?? 'code'} block on a ${page.frontMatter.status} page`,
        expected: 'no command that can be run',
        fix: 'say in a sentence or table what it did, and link to the living guide',
      }),
    )
}
