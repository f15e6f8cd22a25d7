import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkVariants } from './variant-faults'

const html = '<p>A page.</p>'.repeat(100)
let build = ''
const place = (name: string) => path.join(build, name)

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'variants-'))
  writeFileSync(place('index.html'), html)
  writeFileSync(place('index.html.br'), brotliCompressSync(html))
  writeFileSync(place('index.html.gz'), gzipSync(html))
})
afterEach(() => rmSync(build, { recursive: true }))

describe('checkVariants', () => {
  it("finds nothing if each variant has its file's content", () => {
    expect(checkVariants(build)).toEqual({ faults: [], read: 2 })
  })

  it.each(['index.html.br', 'index.html.gz'])('control: reports a truncated %s', (name) => {
    truncateSync(place(name), 20)
    expect(checkVariants(build).faults.join()).toContain(`${place(name)}: found 20 bytes that can't be`)
  })

  it('control: reports a variant with other content, and one without its file', () => {
    writeFileSync(place('index.html.br'), brotliCompressSync('another text'))
    writeFileSync(place('gone.html.gz'), gzipSync(html))
    const { faults } = checkVariants(build)
    expect(faults).toHaveLength(2)
    expect(faults.join()).toContain(`index.html.br: found other content than in ${place('index.html')}`)
    expect(faults.join()).toContain(`found no ${place('gone.html')}`)
  })
})
