import { beforeAll, describe, expect, it } from 'vitest'
import { checkFixtures } from './fixtures/check-fixture'
import { makeReceipts } from './page-receipts'
import type { PreparedPage } from './prepared-page'
import { readShellFacts } from './shell-facts'

// One compilation for all: loading the libraries takes most of the time.
describe('checkPages', { timeout: 300_000 }, () => {
  let checked: Record<string, PreparedPage>

  beforeAll(async () => {
    const names = ['good', 'bad-types', 'bad-solidity', 'bad-install', 'bad-output']
    const pages = await checkFixtures(names, () => Promise.resolve({ output: 'one' }))
    checked = Object.fromEntries(names.map((name, index) => [name, pages[index]!]))
  }, 300_000)

  const findProblems = (name: string) =>
    checked[name]!.problems.map(({ line, found }) => `${line} ${found.split('\n')[0]}`)

  it('passes a page with every class, and makes its receipts', () => {
    expect(checked.good!.problems).toEqual([])
    const { receipts, problems } = makeReceipts(checked.good!, {
      existing: [],
      facts: readShellFacts(),
      today: '2026-11-21',
    })
    expect(problems).toEqual([])
    expect(receipts.map(({ class: check, title }) => `${check} ${title}`)).toEqual([
      'typecheck client.ts',
      'typecheck main.ts',
      'typecheck App.tsx',
      'typecheck kit.ts',
      'compile Base.sol',
      'compile Child.sol',
      'compile test/Child.t.sol',
      'parse a.json',
      'parse block 1',
      'parse foundry.toml',
      'shell Terminal',
    ])
    expect(receipts[3]!.with).toEqual({ '@celo/contractkit': '10.0.3', web3: '1.10.4', typescript: '5.9.3' })
    expect(receipts[4]!.with).toEqual({ solc: '0.8.37', '@openzeppelin/contracts': '5.7.0' })
    expect(receipts[10]!.with).toEqual({ celocli: '9.0.1', foundry: '1.7.1' })
  })

  it('keeps the day of an unchanged receipt, and gives a changed one today', () => {
    const facts = readShellFacts()
    const { receipts } = makeReceipts(checked.good!, { existing: [], facts, today: '2026-11-21' })
    const changed = receipts.map((receipt, index) =>
      index === 0 ? { ...receipt, sha256: 'other' } : receipt,
    )
    const later = makeReceipts(checked.good!, { existing: changed, facts, today: '2026-12-01' }).receipts
    expect(later.slice(0, 2).map(({ on }) => on)).toEqual(['2026-12-01', '2026-11-21'])
  })

  it('reports type errors at their line of the page', () => {
    expect(findProblems('bad-types')).toEqual([
      `10 "a.ts": Type 'number' is not assignable to type 'string'. (TS2322)`,
      `11 "a.ts": Cannot find module './absent' or its corresponding type declarations. (TS2307)`,
    ])
  })

  it('reports what solc rejects', () => {
    expect(findProblems('bad-solidity')).toEqual([
      expect.stringMatching(/^6 "A.sol": Type literal_string "text" is not implicitly convertible/),
    ])
  })

  it('reports an installed version that is not the one behind the code', () => {
    expect(findProblems('bad-install')).toEqual(['2 wagmi@2.19.5 is installed'])
  })

  it('reports output that its program did not print', () => {
    expect(findProblems('bad-output')).toEqual(['6 "two"', '10 from="b.ts"'])
  })
})

describe("the programs of a page, with two pages' at once", { timeout: 300_000 }, () => {
  /** Runs the pages with a runner that takes a moment. Out: the programs in the order of their starts, and the most at once. */
  async function runFixtures(...names: string[]) {
    const started: string[] = []
    let running = 0
    let most = 0
    await checkFixtures(names, async ({ title }) => {
      started.push(title)
      most = Math.max(most, (running += 1))
      await new Promise((resolve) => void setTimeout(resolve, 50))
      running -= 1
      return { output: 'one' }
    })
    return { started, most }
  }

  it('run one after another, because one can read what an earlier one wrote', async () => {
    expect(await runFixtures('runs')).toEqual({ started: ['fee.ts', 'celo.ts'], most: 1 })
  })

  it('control: those of two pages run at the same time', async () => {
    expect(await runFixtures('runs', 'run-silent')).toMatchObject({ most: 2 })
  })
})
