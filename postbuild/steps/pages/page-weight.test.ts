import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compressCached } from '../compress/compress-cached'
import { weighPage, weightText } from './page-weight'

const page = `<main>${'Pay the fee in USDm. '.repeat(400)}${Array.from({ length: 900 }, (_, n) => n * n).join(' ')}</main>
<footer><span data-page-weight></span></footer>`

describe('weighPage', () => {
  const cache = mkdtempSync(path.join(tmpdir(), 'weight-'))
  afterAll(() => rmSync(cache, { recursive: true }))

  it('writes what the finished page weighs', async () => {
    const { html, weight } = await weighPage(page, cache)
    expect(html).toContain(`<span data-page-weight>${weight}</span>`)
    expect(weight).toBe(weightText(brotliCompressSync(html).byteLength))
    const { br } = await compressCached(Buffer.from(html), 'index.html', cache)
    expect(brotliDecompressSync(br).toString()).toBe(html)
    expect(weight).toMatch(/^This page: [1-9]\.\d KB$/)
  })

  it('leaves a page without the place as it is', async () => {
    expect(await weighPage('<p>old</p>', cache)).toEqual({ html: '<p>old</p>', weight: '' })
  })
})
