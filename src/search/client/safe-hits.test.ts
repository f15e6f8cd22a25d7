import { describe, expect, it } from 'vitest'
import { safeHit, safeHtml } from './safe-hits'

describe('safeHtml', () => {
  it('allows only mark', () => {
    expect(safeHtml('<mark>a</mark> <img src=x onerror="x()"> & <mark onclick=x>')).toBe(
      '<mark>a</mark> &lt;img src=x onerror=&quot;x()&quot;&gt; &amp; &lt;mark onclick=x&gt;',
    )
  })

  it('replaces lone surrogates', () => expect(safeHtml('a\ud800b😀')).toBe('a\ufffdb😀'))
})

describe('safeHit', () => {
  it('covers every string except URLs', () => {
    const hit = {
      url: 'https://x/?a=1&b=2',
      _snippetResult: { content: { value: '<i>' } },
      list: ['<b>'],
      n: 1,
      no: null,
    }
    expect(safeHit(hit)).toEqual({
      url: 'https://x/?a=1&b=2',
      _snippetResult: { content: { value: '&lt;i&gt;' } },
      list: ['&lt;b&gt;'],
      n: 1,
      no: null,
    })
  })
})
