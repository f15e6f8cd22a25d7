import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressCached } from './compress-cached'

const body = Buffer.from('<p>A page of a site.</p>'.repeat(200))
let cache = ''
const kept = (ending: string) =>
  path.join(cache, readdirSync(cache).find((name) => name.endsWith(ending)) ?? 'nothing')

beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'compressed-'))
})
afterEach(() => rmSync(cache, { recursive: true }))

describe('compressCached', () => {
  it('uses what it cached', async () => {
    const first = await compressCached(body, 'a.html', cache)
    // Another level gives different bytes for the same page, which shows where they came from.
    writeFileSync(kept('.gz'), gzipSync(body, { level: 1 }))
    expect((await compressCached(body, 'a.html', cache)).gz).toEqual(gzipSync(body, { level: 1 }))
    expect(first.gz).not.toEqual(gzipSync(body, { level: 1 }))
  })

  it.each(['.br', '.gz'])('makes a cut off %s again, and the cache is whole afterwards', async (ending) => {
    const first = await compressCached(body, 'a.html', cache)
    truncateSync(kept(ending), 20)
    const second = await compressCached(body, 'a.html', cache)
    expect(second).toEqual(first)
    expect(brotliDecompressSync(readFileSync(kept('.br')))).toEqual(body)
    expect(gunzipSync(readFileSync(kept('.gz')))).toEqual(body)
  })

  it.each([
    ['empty', Buffer.alloc(0)],
    ['another page', gzipSync('another page')],
  ])('does not trust a file that is %s', async (_name, bytes) => {
    await compressCached(body, 'a.html', cache)
    writeFileSync(kept('.gz'), bytes)
    expect(gunzipSync((await compressCached(body, 'a.html', cache)).gz)).toEqual(body)
  })
})
