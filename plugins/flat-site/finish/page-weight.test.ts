import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { weighPage, weightText } from './page-weight'

const page = `<main>${'Pay the fee in USDm. '.repeat(400)}${Array.from({ length: 900 }, (_, n) => n * n).join(' ')}</main>
<footer><span data-page-weight></span></footer>`

describe('weighPage', () => {
  it('writes what the finished page weighs', async () => {
    const { html, weight } = await weighPage(page)
    expect(html).toContain(`<span data-page-weight>${weight}</span>`)
    expect(weight).toBe(weightText(brotliCompressSync(html).byteLength))
    expect(weight).toMatch(/^This page: [1-9]\.\d KB$/)
  })

  it('leaves a page without the place as it is', async () => {
    expect(await weighPage('<p>old</p>')).toEqual({ html: '<p>old</p>', weight: '' })
  })
})
