import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { wantedNotKnown } from './verify-packages'

it('names only packages that are neither pinned nor verified, once each', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'pages-')), 'a.mdx')
  const fence = '```sh check=shell\nnpm install viem@2.57.1 left-over@1.2.3\nnpx left-over@1.2.3\n```\n'
  writeFileSync(file, fence)
  expect(wantedNotKnown([file])).toEqual([{ name: 'left-over', version: '1.2.3' }])
})
