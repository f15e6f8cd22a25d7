import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { finishPages } from './finish-pages'

it('a page that has a style before the build writes one is refused, and named', async () => {
  const build = mkdtempSync(path.join(tmpdir(), 'styles-'))
  writeFileSync(path.join(build, 'index.html'), '<p>Text.</p><style media=all>p{display:none}</style>')
  await expect(finishPages(build, ['index.html'], build)).rejects.toThrow(
    /^index\.html: found a <style> element .*; expected none\. Fix: /,
  )
  rmSync(build, { recursive: true })
})
