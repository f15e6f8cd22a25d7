import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compressCached } from '../compress/compress-cached'
import { BuiltPage } from '../../built-page'
import { addWeight, weightText } from './page-weight'

const html = `<main>${'Pay the fee in USDm. '.repeat(400)}${Array.from({ length: 900 }, (_, n) => n * n).join(' ')}</main>
<footer><span data-page-weight></span></footer>`

describe('addWeight', () => {
  const cache = mkdtempSync(path.join(tmpdir(), 'weight-'))
  afterAll(() => rmSync(cache, { recursive: true }))

  it('writes what the finished page weighs', async () => {
    const page = new BuiltPage('index.html', html)
    const weight = await addWeight(page, cache)
    const written = page.toString()
    expect(written).toContain(`<span data-page-weight>${weight}</span>`)
    expect(weight).toBe(weightText(brotliCompressSync(written).byteLength))
    const { br } = await compressCached(Buffer.from(written), 'index.html', cache)
    expect(brotliDecompressSync(br).toString()).toBe(written)
    expect(weight).toMatch(/^This page: [1-9]\.\d KB$/)
  })

  it('leaves a page without the place as it is', async () => {
    const page = new BuiltPage('index.html', '<p>old</p>')
    expect(await addWeight(page, cache)).toBe('')
    expect(page.toString()).toBe('<p>old</p>')
  })
})
