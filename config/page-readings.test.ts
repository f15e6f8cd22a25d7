import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPageReadings } from './page-readings'
import { readProvenance } from './page-provenance'

let root = ''
const page = `Blocks take <Fact of="chains.celo.blockTime" /> on chain {{chains.celo.chainId}}.

<ContractTable group="core" network="celo" />
`

/** A copy of the registry in which three facts were compared with Celo. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'readings-'))
  cpSync('data', join(root, 'data'), { recursive: true })
  const reading = { network: 'celo', block: 900, on: '2026-11-23', compared: ['value'] }
  const change = (file: string, act: (json: Record<string, Record<string, object>>) => void) => {
    const json = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, Record<string, object>>
    act(json)
    writeFileSync(join(root, file), JSON.stringify(json))
  }
  change('data/chains.json', ({ celo }) => {
    Object.assign(celo!.chainId!, { onchain: { ...reading, values: { value: 42220 } } })
    Object.assign(celo!.gasTarget!, { onchain: { ...reading, values: { value: 6_000_000 } } })
  })
  change('data/contracts.json', ({ Election }) => {
    const { address } = Election!.celo as { address: string }
    const later = { ...reading, block: 1000, compared: ['code'], values: { address } }
    Object.assign(Election!.celo!, { onchain: later })
  })
})
afterAll(() => rmSync(root, { recursive: true }))

describe('what the facts of a page were compared with', () => {
  it('counts facts by name and in tables, with the oldest block', () => {
    const readings = readPageReadings(page, root)
    expect(readings).toEqual([{ network: 'celo', facts: 2, block: 900, on: '2026-11-23' }])
    expect(readProvenance([], page, readings)).toEqual({
      versions: [],
      files: {},
      notRun: [],
      onchain: readings,
    })
  })

  it('is nothing for a page without such facts', () =>
    expect(readPageReadings('<Fact of="chains.celo.blockTime" />', root)).toEqual([]))
})
