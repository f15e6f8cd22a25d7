import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findAddress, factPaths, factRaw, factRecord, factText, findNetwork, pagesUsing } from './registry'

const fixture = join(process.cwd(), 'mdx/remark-facts/fixtures/site')
const made: string[] = []

function copyOfFixture(): string {
  const root = mkdtempSync(join(tmpdir(), 'registry-'))
  made.push(root)
  cpSync(fixture, root, { recursive: true })
  return root
}

afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true })
})

describe('the records of this site', () => {
  it('all pass their schemas, and each has a text, a source and a date', () => {
    for (const path of factPaths()) {
      const { text, source, checkedOn } = factRecord(path)
      expect([text, String(source), checkedOn], path).not.toContain('')
    }
  }, 60_000)

  it.each([
    ['chains.celo.blockTime', '1 second'],
    ['chains.celo.chainId', '42220'],
    ['chains.celo-sepolia.chainId', '11142220'],
    ['chains.celo.blockGasLimit', '30,000,000 gas'],
    ['chains.celo.baseFeeFloor', '200 gwei as of August 2026, set in SystemConfig on Ethereum'],
    ['chains.celo.baseFeeFloorBeforeJovian', '25 gwei'],
    ['events.l2-migration.celo', '26 March 2025'],
    ['events.l2-migration.celo.block', '31,056,500'],
    ['events.ice-cream.celo', '10 September 2025'],
    ['events.ice-cream.alfajores', '20 August 2025'],
    ['events.ice-cream.baklava', '30 July 2025'],
    ['events.eigenda-proxy-in-compose.ice-cream', '18 June 2025'],
    ['events.testnets-end.alfajores', '30 September 2025'],
    ['events.jello.celo', '10 December 2025'],
    ['events.jovian.celo', '31 March 2026'],
    ['versions.viem', '2.57.1'],
    ['versions.eigenda-proxy.ice-cream', 'v1.8.2'],
    ['versions.eigenda-proxy.jovian', 'v2.6.0'],
    ['finality.ethereum', '12.8 minutes'],
    ['finality.opStackDeposit', '48 seconds'],
    ['bridge.challengePeriod', '7 days'],
    ['epochs.minimumLength', 'one day'],
    ['fees.typicalBelow', '$0.01'],
  ])('%s reads "%s"', (path, text) => {
    expect(factText(path)).toBe(text)
  })

  it('returns the plain value for code', () => {
    expect(factRaw('bridge.challengePeriod')).toBe(604800)
    expect(factRaw('chains.celo.chainId')).toBe(42220)
    expect(factRaw('events.l2-migration.celo')).toBe('2025-03-26')
    expect(factRaw('tokens.USDC.celo.decimals')).toBe(6)
  })

  it('distinguishes the roles of an address', () => {
    const query = { of: 'USDC', network: 'celo' }
    const token = findAddress({ ...query, role: 'token' }).address
    const adapter = findAddress({ ...query, role: 'fee adapter' }).address
    expect(token).toBe(factRaw('tokens.USDC.celo.token'))
    expect(adapter).toBe(factRaw('tokens.USDC.celo.fee-adapter'))
    expect(token).not.toBe(adapter)
  })

  it('has the networks', () => {
    expect(findNetwork('celo-sepolia')).toMatchObject({ name: 'Celo Sepolia', status: 'live' })
    expect(findNetwork('alfajores')).toMatchObject({ status: 'retired' })
  })
})

describe('what is not there', () => {
  it('is an error that suggests similar names', () => {
    expect(() => factText('chains.celo.blocktime')).toThrow('Did you mean "chains.celo.blockTime"')
    expect(() => factText('nothing.like.it.at.all.anywhere')).toThrow(
      'Run `npm run facts -- list` for all paths.',
    )
    expect(() => findNetwork('celo-sepola')).toThrow('Did you mean "celo-sepolia"')
    expect(() => findAddress({ of: 'USDM', network: 'celo', role: 'token' })).toThrow('Did you mean "USDm"')
    expect(() => findAddress({ of: 'Governence', network: 'celo', role: 'contract' })).toThrow('"Governance"')
    expect(() => findAddress({ of: 'AavePool', network: 'celo-sepolia', role: 'contract' })).toThrow(
      'only on celo.',
    )
  })
})

describe('the files', () => {
  it('are read again when they change', async () => {
    const root = copyOfFixture()
    expect(factText('versions.viem', root)).toBe('2.57.1')
    const record = { value: '3.0.0', source: 'npm viem@3.0.0', checkedOn: '2026-11-21' }
    writeFileSync(join(root, 'data/versions.json'), JSON.stringify({ viem: record }))
    writeFileSync(join(root, 'data/parameters/more.json'), JSON.stringify({ one: record }))
    await new Promise(setImmediate) // within one turn of the event loop, the files are checked once
    expect(factText('versions.viem', root)).toBe('3.0.0')
    expect(factText('more.one', root)).toBe('3.0.0')
  })

  it('list the pages that use a fact', () => {
    const root = copyOfFixture()
    cpSync(join(process.cwd(), 'mdx/remark-facts/fixtures/addresses.mdx'), join(root, 'docs/addresses.mdx'))
    cpSync(join(process.cwd(), 'mdx/remark-facts/fixtures/code.mdx'), join(root, 'docs/deep/code.mdx'))
    expect(pagesUsing('tokens.USDC.celo.token', root)).toEqual(['docs/addresses.mdx'])
    expect(pagesUsing('tokens.USDC.celo.fee-adapter', root)).toEqual(['docs/deep/code.mdx'])
    expect(pagesUsing('tokens.USDC.celo-sepolia.fee-adapter', root)).toEqual(['docs/addresses.mdx'])
    expect(pagesUsing('contracts.Governance.celo', root)).toEqual(['docs/addresses.mdx'])
    expect(pagesUsing('versions.op-reth.current', root)).toEqual([])
    expect(pagesUsing('versions.op-reth.current.image', root)).toEqual(['docs/deep/code.mdx'])
  })

  it('do not count a directive that a code block only shows', () => {
    const root = copyOfFixture()
    const directive = '<Address of="USDC" network="celo" role="token" />'
    mkdirSync(join(root, 'docs'))
    writeFileSync(join(root, 'docs/shown.mdx'), `\`\`\`mdx\n${directive}\n\`\`\`\n`)
    writeFileSync(join(root, 'docs/used.mdx'), `\`\`\`sh\nnpm start\n\`\`\`\n${directive}\n`)
    expect(pagesUsing('tokens.USDC.celo.token', root)).toEqual(['docs/used.mdx'])
  })
})
