import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import rehypeCode from './index'

type Html = { name: string; attributes: { name: string; value: unknown }[] }

/** The figures of a page: their classes, and their HTML. */
async function figures(...blocks: [language: string, meta: string, code: string][]) {
  const html = blocks
    .map(
      ([language, meta, code]) =>
        `<pre><code class="language-${language}" metastring='${meta}'>${code}\n</code></pre>`,
    )
    .join('\n')
  const tree = fromHtml(html, { fragment: true })
  await rehypeCode()(tree)
  const found = tree.children.filter(({ type }) => type !== 'text') as unknown as Html[]
  return found.map(({ attributes }) => {
    const value = (name: string) => attributes.find((one) => one.name === name)?.value
    return {
      classes: value('className'),
      html: (value('dangerouslySetInnerHTML') as { value: string }).value,
    }
  })
}

describe('code in running text', () => {
  it.each([
    ['--rpc-url', true],
    ['-i', false],
    ['--rpc-url https://forno.celo.org', false],
    ['--a-flag-that-is-longer-than-a-line-of-a-phone', false],
    ['op-reth', false],
  ])('%s is kept whole: %s', async (words, isWhole) => {
    const tree = fromHtml(`<p><code>${words}</code></p>`, { fragment: true })
    await rehypeCode()(tree)
    expect(toHtml(tree).includes('class="flag"')).toBe(isWhole)
  })
})

describe('a code block', () => {
  it('has a bar only if it has a file name, and neither badge nor receipt', async () => {
    const [named, plain] = await figures(
      ['ts', 'title="a.ts" check=run', 'a'],
      ['ts', 'check=typecheck', 'a'],
    )
    expect(named?.html).toContain('a.ts</span>')
    expect(plain?.html).not.toContain('figcaption')
    expect(named?.html).not.toMatch(/badge|receipt/)
  })

  it('states that it was not run only if a reader could run it', async () => {
    const meta = 'check=illustrative reason="x"'
    const [sample, usage] = await figures(['ts', meta, 'a'], ['sh', meta, 'a'])
    expect(sample?.html).toContain('Not run')
    expect(usage?.html).not.toContain('Not run')
  })

  it('draws prompts before commands, not before their continuation lines', async () => {
    const [term] = await figures(['sh', 'check=shell', 'a \\\n  b\nc'])
    expect(term?.classes).toBe('code terminal wide')
    expect(term?.html.match(/line cmd/g)).toHaveLength(2)
  })

  it('shares its frame with the output right after it', async () => {
    const joined = await figures(['sh', 'check=shell', 'a'], ['txt', 'check=output', 'done'])
    expect(joined).toHaveLength(1)
    expect(joined[0]?.html).toContain('output-title')
    const apart = await figures(['ts', 'check=run', 'a'], ['txt', 'check=output', 'done'])
    expect(apart.map(({ classes }) => classes)).toEqual(['code wide', 'code wide'])
  })
})
