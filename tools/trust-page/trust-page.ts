import { z } from 'zod'
import type { FileCounts } from './read-reports'

const promises = z.array(z.object({ name: z.string(), held: z.string(), files: z.array(z.string()).min(1) }))
export type Promised = z.infer<typeof promises>[number]

/** Reads tests/trust.json: what is promised, and the files whose tests try it. */
export const readPromises = (json: string): Promised[] => promises.parse(JSON.parse(json))

/** What the last run says of a promise. A file that did not run counts as not tried. */
export function verdict({ files }: Promised, counts: FileCounts): string {
  const ran = files.flatMap((file) => counts.get(file) ?? [])
  const failed = ran.reduce((sum, file) => sum + file.failed, 0)
  const passed = ran.reduce((sum, file) => sum + file.passed, 0)
  if (failed > 0) return `${failed} of ${passed + failed} failed`
  if (ran.length === 0) return 'not tried'
  return ran.length < files.length ? `${passed} passed, some not tried` : `${passed} passed`
}

/**
 * The page /status/trust.
 * @param day of the run, YYYY-MM-DD
 */
export function trustPage(promised: readonly Promised[], counts: FileCounts, day: string): string {
  const rows = promised.map(
    (promise) => `| ${promise.name} | ${promise.held} | ${verdict(promise, counts)} |`,
  )
  const total = [...counts.values()].reduce((sum, { passed }) => sum + passed, 0)
  return `---
title: What these pages promise, and how it is tried
description: See the fifteen promises that this site makes to its readers, and what the last run of their tests found
type: reference
audience: [user, app-developer, operator, contributor]
networks: [celo]
status: current
generated: true
sources:
  - tests/trust.json
verified: ${day}
keywords: [trust, privacy, security, tests]
---

This site prints contract addresses, so its readers must be able to trust it. It makes fifteen promises. Each has tests, and each test has a control that shows it failing.

The table is written by the tests themselves, after a run on <time>${day}</time>. In that run ${total.toLocaleString('en-US')} tests passed in all.

## Promises

| Promise | It holds when | Last run |
| --- | --- | --- |
${rows.join('\n')}

## What is in a build

Each build carries a list of the packages it was made with: name, version, licence and hash. It is at \`/bill-of-materials.cdx.json\`, in the CycloneDX format.

## What is not promised

- Tests run in one browser engine, Chromium. Others are not tried by machine.
- A test of a sample is no proof for every page. [Accessibility](/status/accessibility) says which was tried how.
- What other sites do with a link from here is not ours to promise.
`
}
