import { z } from 'zod'
import type { FileCounts } from './read-reports'

const promises = z.array(
  z.object({
    name: z.string(),
    held: z.string(),
    files: z.array(z.string()).min(1),
    /** A test that shows that the others can fail: its file, and its title or the start of it. */
    control: z.object({ file: z.string(), title: z.string() }),
  }),
)
export type Promised = z.infer<typeof promises>[number]

/** Reads tests/trust.json: the guarantees, and the files that test them. */
export const readPromises = (json: string): Promised[] => promises.parse(JSON.parse(json))

const number = (value: number) => value.toLocaleString('en-US')

/** How many items a guarantee's tests report having tested, such as "1,000 fuzzed URLs, 304 pages". */
export function tried({ files }: Pick<Promised, 'files'>, counts: FileCounts): string {
  const sums = new Map<string, number>()
  for (const file of files) {
    const { counted = {} } = counts.get(file) ?? {}
    for (const [noun, amount] of Object.entries(counted)) sums.set(noun, (sums.get(noun) ?? 0) + amount)
  }
  return [...sums].map(([noun, amount]) => `${number(amount)} ${noun}`).join(', ')
}

/** The last run's result for a guarantee. A file that didn't run counts as not tried. */
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
title: How this site is tested
description: What this site guarantees about links, privacy, security and accessibility, and the results of its latest tests
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

An incorrect contract address or command on this site could cost you funds, so automated tests check the site itself. Each guarantee below has a corresponding negative test, which contains an intentional error and passes only if the error is found.

This table is generated from a test run on <time>${day}</time>, in which ${total.toLocaleString('en-US')} tests passed. The rows add up to less because many tests aren't tied to a guarantee.

## Guarantees {#promises}

| Guarantee | Requirement | Latest run |
| --- | --- | --- |
${rows.join('\n')}

The server is also load-tested for 30 seconds with 200 connections and compared with nginx serving the same files. To run that test, use \`npm run bench -- --only load\`.

## How addresses are checked {#addresses}

Token and contract addresses are stored in one place, with their source and the date they were last checked. The build rejects an address whose EIP-55 checksum is incorrect. Networks, bridge contracts on Celo Sepolia and many tokens are also compared with the npm packages of viem, Mento, Uniswap, Aave and Hyperlane.

Before you send funds to an address, or approve one, open it in a [block explorer](/developer/explorers/block-explorers) to check its name and its verified code. If an address on this site is wrong, [open an issue](https://github.com/celo-org/docs/issues/new). To report a vulnerability, use [Celo's bug bounty](https://app.intigriti.com/programs/clabs/clabs/detail) or write to security@clabs.co instead of opening a public issue.

## Bill of materials {#what-is-in-a-build}

Each build includes a list of the packages it was created from, with their names, versions, licenses and hashes. You can download it from \`/bill-of-materials.cdx.json\`, in CycloneDX format.

## Not covered {#what-is-not-promised}

- Most tests run only in Chromium. User flows and malformed URLs are also tested in Firefox where it's installed. Other browser engines aren't tested.
- Some tests check a sample of pages. To find out which tests check every page, see [Accessibility](/status/accessibility).
- Other sites that a page links to are outside our control.
`
}
