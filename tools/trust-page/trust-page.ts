import { z } from 'zod'
import type { FileCounts } from './read-reports'

const promises = z.array(
  z.object({
    name: z.string(),
    held: z.string(),
    files: z.array(z.string()).min(1),
    /** A test that shows the others failing: the file it stands in, and its title or the start of it. */
    control: z.object({ file: z.string(), title: z.string() }),
  }),
)
export type Promised = z.infer<typeof promises>[number]

/** Reads tests/trust.json: what is promised, and the files whose tests try it. */
export const readPromises = (json: string): Promised[] => promises.parse(JSON.parse(json))

const number = (value: number) => value.toLocaleString('en-US')

/** How many of what the tests of a promise say to have tried, such as "1,000 fuzzed addresses, 304 pages". */
export function tried({ files }: Pick<Promised, 'files'>, counts: FileCounts): string {
  const sums = new Map<string, number>()
  for (const file of files) {
    const { counted = {} } = counts.get(file) ?? {}
    for (const [noun, amount] of Object.entries(counted)) sums.set(noun, (sums.get(noun) ?? 0) + amount)
  }
  return [...sums].map(([noun, amount]) => `${number(amount)} ${noun}`).join(', ')
}

/** What the last run says of a promise. A file that did not run counts as not tried. */
export function verdict({ files }: Pick<Promised, 'files'>, counts: FileCounts): string {
  const ran = files.flatMap((file) => counts.get(file) ?? [])
  const failed = ran.reduce((sum, file) => sum + file.failed, 0)
  const passed = ran.reduce((sum, file) => sum + file.passed, 0)
  if (failed > 0) return `${failed} of ${passed + failed} failed`
  if (ran.length === 0) return 'not tried'
  return ran.length < files.length ? `${passed} passed, some not tried` : `${passed} passed`
}

function found(promise: Promised, counts: FileCounts): string {
  const what = tried(promise, counts)
  return what ? `${verdict(promise, counts)}: ${what}` : verdict(promise, counts)
}

/**
 * The page /status/trust.
 * @param day of the run, YYYY-MM-DD
 */
export function trustPage(promised: readonly Promised[], counts: FileCounts, day: string): string {
  const rows = promised.map((promise) => `| ${promise.name} | ${promise.held} | ${found(promise, counts)} |`)
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

This site prints contract addresses, so its readers must be able to trust it. It makes fifteen promises. Each has tests, and a control: a test with a fault on purpose, which must be found.

The table is written by the tests themselves, after a run on <time>${day}</time>. In that run ${total.toLocaleString('en-US')} tests passed in all.

## Promises

| Promise | It holds when | Last run |
| --- | --- | --- |
${rows.join('\n')}

The shipped server is also tried for 30 seconds with 200 connections, beside nginx with the same files. The command is \`npm run bench -- --only load\`.

## What is in a build

Each build carries a list of the packages it was made with: name, version, licence and hash. It is at \`/bill-of-materials.cdx.json\`, in the CycloneDX format.

## What is not promised

- Most tests run in one browser engine, Chromium. The journeys of a reader and the hostile addresses run in Firefox too, where it is installed. No other engine is tried by machine.
- A test of a sample is no proof for every page. [Accessibility](/status/accessibility) says which was tried how.
- What other sites do with a link from here is not ours to promise.
`
}
