import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder = ''
let file = ''

const page = (sentence: string) => `---
title: A page for the gate
description: A page that only the test of the gate reads, with one sentence about an address
type: index
audience: [app-developer]
networks: [celo]
status: current
sources:
  - celo-org/docs a.mdx
verified: 2026-11-21
keywords: [gate]
---

${sentence}
`

/** Runs the command on one page, as `npm run build` does. */
function check(sentence: string, ...more: string[]): { status: number | null; told: string } {
  writeFileSync(file, page(sentence))
  const words = ['--import', 'tsx', 'tools/check-content.ts', file, ...more]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  return { status, told: stdout + stderr }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gate-'))
  file = join(folder, 'page.mdx')
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('the content check before a build', () => {
  it('rejects a literal address, with file, line and fix', () => {
    const { status, told } = check('Send it to 0x471EcE3750Da237f93B8E339c536989b8978a438 now.')
    expect(status).toBe(1)
    expect(told).toMatch(/page\.mdx:14 .*found .*0x471EcE.*expected .*fix: /)
  }, 60_000)

  it('never rejects an old page, but reports it', () => {
    const { status, told } = check('Nothing wrong here.', '--freshness', '--today', '2028-01-01')
    expect(status).toBe(0)
    expect(told).toContain('1 of 1 pages are overdue')
  }, 60_000)
})
