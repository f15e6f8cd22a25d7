import { nearHint } from '../../../model/nearest'
import { type Rule, errorAt, warningAt } from '../context'

const KINDS = ['note', 'tip', 'warning', 'danger']
const SCREEN_LINES = 40

/** Callouts have a known kind, a title that states the consequence, and an end. */
export const calloutForm: Rule = (page) =>
  page.callouts.flatMap(({ kind, title, line, endLine }) => {
    const faults = [
      !KINDS.includes(kind) && [
        `:::${kind}`,
        `one of ${KINDS.join(', ')}${nearHint(kind, KINDS)}`,
        'change the kind',
      ],
      !title?.trim() && [
        `:::${kind} without a title`,
        'a title that states the consequence',
        `write :::${kind}[Title]`,
      ],
      endLine === null && [`:::${kind} without an end`, 'a line that holds only :::', 'close the callout'],
    ]
    return faults.flatMap((fault) => {
      const [found, expected, fix] = fault || []
      return found && expected && fix ? [errorAt(page, line, { field: 'callout', found, expected, fix })] : []
    })
  })

/** No callout before the first paragraph, except on notices. */
export const calloutFirst: Rule = (page) => {
  const [callout] = page.callouts
  if (!callout || page.frontMatter.type === 'notice') return []
  const first = page.blocks.find((block) => block.kind === 'paragraph')
  if (first && first.line < callout.line) return []
  const fix = 'open with the sentence that says what the reader gets'
  return [
    errorAt(page, callout.line, {
      field: 'callout',
      found: 'a callout first',
      expected: 'prose first',
      fix,
    }),
  ]
}

/** At most one callout per screen (40 lines of source). */
export const calloutCrowd: Rule = (page) =>
  page.callouts.flatMap(({ line }, index, all) => {
    const before = all[index - 1]
    if (!before || line - before.line >= SCREEN_LINES) return []
    const found = `a callout ${line - before.line} lines after another`
    const fix = 'turn one of them into a sentence of the text'
    return [warningAt(page, line, { field: 'callout', found, expected: 'at most one a screen', fix })]
  })
