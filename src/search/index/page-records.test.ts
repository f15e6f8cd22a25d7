import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { pageRecords } from './page-records'

const html = `<head><meta name="keywords" content="viem, CIP-64"></head><body><nav>menu</nav><main>
<div class="proof-row"><div class="page-actions"><a class="copy-page" href="/viem.md"><span>Copy page</span></a></div></div>
<h1>Use viem</h1><p class="lead">Send USDm.</p><p class="proof">Tested</p>
<h2 id="go"><a class="anchor" href="#go">Go</a></h2><p>Text with <code>feeCurrency</code>, and more.</p>
<figure><button>Copy</button><pre><code>a\nb</code></pre></figure>
<h3 id="deep">Deep</h3><p>${'word '.repeat(500)}</p><p>Next</p>
<h2 id="if-it-fails">If it fails</h2><table><thead><tr><th>You see</th></tr></thead>
<tbody><tr><td><code>no peers</code> or <code>stalled</code></td><td>Wait</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>
</main></body>`
const records = pageRecords({ route: '/developer/viem', tree: fromHtml(html), status: 'current' })

describe('pageRecords', () => {
  it('returns the page first, with its names', () => {
    expect(records[0]).toMatchObject({
      area: 'Tooling',
      path: ['Use viem'],
      content: 'Send USDm.',
      names: ['viem', 'CIP-64', 'viem', 'developer viem'],
    })
  })

  it('returns one record per section, without page controls', () => {
    expect(records[1]).toMatchObject({ path: ['Use viem', 'Go'], anchor: 'go' })
    expect(records[1]!.content).toBe('Text with feeCurrency, and more. a b')
  })

  it('cuts a long section between paragraphs', () => {
    const deep = records.filter(({ anchor }) => anchor === 'deep')
    expect(deep.map(({ path }) => path)).toEqual(Array(2).fill(['Use viem', 'Go', 'Deep']))
    expect(deep[1]!.content).toBe('Next')
  })

  it('returns a separate record for each error message', () => {
    const errors = records.filter(({ anchor }) => anchor === 'if-it-fails')
    expect(errors.map(({ content }) => content)).toEqual(['no peers or stalled · Wait', 'b · c'])
    expect(errors[0]!.names).toEqual(['no peers', 'stalled'])
  })

  it('gives the rows of every section of a page of errors records of their own, and keeps the names of the page', () => {
    const page = html
      .replace('Use viem', 'Error messages')
      .replace('<h2 id="if-it-fails">If it fails', '<h2 id="nonce">Nonce')
    const tree = fromHtml(page)
    const found = pageRecords({ route: '/developer/errors', tree, status: 'current' })
    expect(found[0]!.names).toContain('CIP-64')
    expect(found.filter(({ anchor }) => anchor === 'nonce').map(({ names }) => names)).toEqual([
      ['no peers', 'stalled'],
      ['b'],
    ])
  })

  it('S3.24 every record has an id of its own', () => {
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length)
  })

  it('control: a page without a main heading has none', () => {
    expect(pageRecords({ route: '/x', tree: fromHtml('<main><p>x</p></main>'), status: 'current' })).toEqual(
      [],
    )
  })
})
