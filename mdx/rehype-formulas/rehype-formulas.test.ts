import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import rehypeFormulas from './index'

function changed(html: string): string {
  const tree = fromHtml(html, { fragment: true })
  rehypeFormulas()(tree)
  return toHtml(tree)
}

const formula = (display: string) => `<span class="katex"><math${display}><mi>p</mi></math></span>`

it('a formula on its own line can be focused, so the keyboard can scroll it', () => {
  expect(changed(formula(' display="block"'))).toContain(
    '<span class="katex" tabindex="0" role="group" aria-label="Formula">',
  )
})

it('control: one within a sentence is left unchanged', () => {
  expect(changed(formula(''))).toBe(formula(''))
})
