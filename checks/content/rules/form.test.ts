import { describe, expect, it } from 'vitest'
import type { Rule } from '../context'
import { fence, findings } from '../page-fixture'
import { calloutCrowd, calloutFirst, calloutForm } from './callout-use'
import { bodyTitle, headingLevel, headingText, sentenceCase } from './headings'
import { fenceLabel, imageText, tableWidth } from './media'
import { reservedIds } from './reserved-ids'

const callout = (head: string) => `Text.\n\n:::${head}\nInside.\n:::`
const columns = (count: number) =>
  `|${' a |'.repeat(count)}\n|${'---|'.repeat(count)}\n|${' b |'.repeat(count)}`

const failing: Array<[string, Rule, string, string]> = [
  ['a first-level heading', bodyTitle, '# Title', 'heading'],
  ['a skipped level', headingLevel, '## One\n\n#### Two', 'heading'],
  ['a page that starts at h3', headingLevel, '### One', 'heading'],
  ['an emoji in a heading', headingText, '## Launch 🚀', 'heading'],
  ['a number first, in a reference', headingText, '## 1. Launch', 'heading'],
  ['a step number first', headingText, '## Step 2: launch', 'heading'],
  ['a heading twice', headingText, '## Launch\n\n### launch', 'heading'],
  ['a heading with the id of the notice of lost parts', reservedIds, '## Lost', 'heading'],
  ['a heading with the id of data', reservedIds, '### Scripts!', 'heading'],
  ['a heading with the id of the panel of checks', reservedIds, '## Tested', 'heading'],
  ['an id of the page, written', reservedIds, '## What you get {#main}', 'heading'],
  ['capitals everywhere', sentenceCase, '## Launch Your First Contract', 'sentence-case'],
  ['an unknown callout', calloutForm, callout('caution[Ports stay open]'), 'callout'],
  ['a callout without title', calloutForm, callout('note'), 'callout'],
  ['a callout without end', calloutForm, 'Text.\n\n:::note[Title]\nInside.', 'callout'],
  ['a callout first', calloutFirst, ':::note[Title]\nInside.\n:::\n\nText.', 'callout'],
  ['two callouts on a screen', calloutCrowd, `${callout('note[A]')}\n\n${callout('note[B]')}`, 'callout'],
  ['six columns', tableWidth, columns(6), 'table'],
  ['an image without text', imageText, '![](/img/logo.svg)', 'image'],
  ['an image element without text', imageText, '<img src="/img/logo.svg" />', 'image'],
  ['a fence without language', fenceLabel, '```\ncode\n```', 'code-fence'],
  ['a fence without class', fenceLabel, fence('ts title="a.ts"', 'code'), 'code-fence'],
  ['a fence of unknown class', fenceLabel, fence('ts check=typechek', 'code'), 'code-fence'],
]

const passing: Array<[string, Rule, string]> = [
  ['h2 first', bodyTitle, '## Title'],
  ['levels in order, and up again', headingLevel, '## One\n\n### Two\n\n#### Three\n\n## Four'],
  ['plain headings', headingText, '## Launch\n\n## Launch a second contract'],
  ['an id of its own under such a name', reservedIds, '## Lost {#lost-keys}\n\n## Lost keys'],
  ['names in headings', sentenceCase, '## Move from Celo Sepolia to Celo mainnet'],
  ['a whole callout', calloutForm, callout('danger[Anyone can take your money]')],
  ['a callout after prose', calloutFirst, callout('note[Title]')],
  ['two callouts far apart', calloutCrowd, `${callout('note[A]')}${'\n'.repeat(45)}${callout('note[B]')}`],
  ['five columns', tableWidth, columns(5)],
  ['an image with text', imageText, '![The logo of Celo](/img/logo.svg)'],
  ['a labeled fence', fenceLabel, fence('ts title="a.ts" check=typecheck highlight="3"', 'code')],
]

describe('the form of a page', () => {
  it.each(failing)('fails for %s', (_name, rule, body, field) => {
    const problems = findings(rule, body)
    expect(problems.length).toBeGreaterThan(0)
    expect(new Set(problems.map((problem) => problem.field))).toEqual(new Set([field]))
  })
  it.each(passing)('passes for %s', (_name, rule, body) => expect(findings(rule, body)).toEqual([]))

  it('lets a notice open with a callout', () => {
    expect(findings(calloutFirst, ':::note[Title]\nInside.\n:::\n\nText.', { type: 'notice' })).toEqual([])
  })
  it('names the callout and the class that were meant', () => {
    expect(findings(calloutForm, callout('warnng[Title]'))[0]?.expected).toContain('near: warning')
    expect(findings(fenceLabel, fence('ts check=typechek', 'code'))[0]?.fix).toContain(
      'did you mean "typecheck"',
    )
  })
})
