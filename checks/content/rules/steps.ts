import { type Rule, errorAt } from '../context'
import type { Page } from '../../../model/page/read-page'

const NUMBERED = /^\s*\d+\. |^#{2,4} (?:Step )?\d+[.:]? /m
const RESULT =
  /should|\bprints?\b|output|\bshows?\b|\bdisplays?\b|\blists?\b|\bsee\b|appears?|returns?|reports?|\b(?:starts?|ends?) with|repeat|<Output\b/i
/** Characters after a command within which its output should be described. */
const NEARBY = 600

const isGuide = ({ frontMatter }: Page): boolean => ['tutorial', 'how-to'].includes(frontMatter.type)

/** A tutorial or how-to whose steps readers can't count. */
export const numberedSteps: Rule = (page) => {
  const body = page.source.replace(/^(`{3,}|~{3,})[\s\S]*?^\1\s*$/gm, '')
  if (!isGuide(page) || NUMBERED.test(body)) return []
  return [
    errorAt(page, 1, {
      field: 'steps',
      found: 'no numbered steps',
      expected: 'a numbered list or numbered headings in a tutorial or how-to',
      fix: 'number what has to be done in order',
    }),
  ]
}

/** A command in a guide without a description of what to look for. */
export const commandResult: Rule = (page) => {
  if (!isGuide(page)) return []
  return page.fences
    .filter(({ lang, meta }) => lang === 'sh' && /\bcheck=shell\b/.test(meta ?? ''))
    .filter(({ position }) => {
      const from = position?.end.offset ?? 0
      return !RESULT.test(page.source.slice(from, from + NEARBY))
    })
    .map((fence) =>
      errorAt(page, fence.position?.start.line ?? 1, {
        field: 'result',
        found: `"${fence.value.split('\n')[0]?.slice(0, 60) ?? ''}" with no result after it`,
        expected: 'its output, what to look for, or that it prints nothing',
        fix: 'add it below the command',
      }),
    )
}

const FIRST_HEADERS = /^(?:errors?|(?:error )?messages?|(?:what )?you see|symptoms?|problems?|it says)$/i
const HEADERS = ['Error', 'Cause', 'Fix']

/** An error table whose headers aren't Error (or Symptom), Cause and Fix. */
export const errorTable: Rule = (page) =>
  page.tables.flatMap((table) => {
    const line = table.position?.start.line ?? 1
    const headers = page.blocks
      .filter((block) => block.kind === 'cell' && block.line === line)
      .map(({ text }) => text.trim())
    const [first = '', ...rest] = headers
    if (headers.length !== HEADERS.length || !FIRST_HEADERS.test(first)) return []
    if (/^(?:Error|Symptom)$/.test(first) && rest.join() === 'Cause,Fix') return []
    return [
      errorAt(page, line, {
        field: 'error-table',
        found: headers.join(', '),
        expected: 'Error, Cause, Fix (or Symptom, Cause, Fix where nothing prints a message)',
        fix: 'rename the headers and quote the messages as they are printed',
      }),
    ]
  })
