import { describe, expect, it } from 'vitest'
import { listEntries } from './entries'
import { parseFiles } from './parse-files'

const onchain = {
  network: 'celo',
  block: 31_056_501,
  on: '2026-11-23',
  compared: ['code', 'decimals'],
  values: { token: '0xcebA9300f2b948710d2653dD7B07f33A8B32118C', decimals: 6 },
}
const deployment = {
  token: '0xcebA9300f2b948710d2653dD7B07f33A8B32118C',
  decimals: 6,
  feeCurrency: 'none',
  source: 'npm a@1.0.0',
  checkedOn: '2026-11-21',
}

const parse = (changes: object, reading: object = onchain) => {
  const usdc = { name: 'USDC', group: 'other', celo: { ...deployment, ...changes, onchain: reading } }
  const empty = ['chains', 'contracts', 'events', 'versions', 'links'].map((name): [string, string] => [
    `data/${name}.json`,
    '{}',
  ])
  const tokens: [string, string] = ['data/tokens.json', JSON.stringify({ USDC: usdc }, null, 2)]
  return parseFiles(new Map([...empty, tokens]))
}

describe('a comparison with a chain', () => {
  it('belongs to the facts whose values it confirmed', () => {
    const entries = listEntries(parse({}))
    expect(entries.get('tokens.USDC.celo.decimals')?.onchain?.block).toBe(31_056_501)
    expect(entries.get('tokens.USDC.celo.feeCurrency')?.onchain).toBeUndefined()
  })

  it('control: is rejected if the value has changed since', () =>
    expect(() => parse({ decimals: 18 })).toThrow(
      'data/tokens.json:7 USDC.celo.decimals: found 18; expected 6, which block 31056501 of celo confirmed; fix: Remove `onchain`',
    ))

  it('control: is rejected if the record lost the field', () =>
    expect(() => parse({ decimals: undefined })).toThrow('USDC.celo.decimals: found nothing; expected 6'))

  it.each([
    ['block', { ...onchain, block: 0 }],
    ['on', { ...onchain, on: '2026-02-30' }],
    ['network', { ...onchain, network: 'polygon' }],
    ['compared', { ...onchain, compared: [] }],
  ])('control: is refused with a wrong %s', (field, wrong) =>
    expect(() => parse({}, wrong)).toThrow(`USDC.celo.onchain.${field}`),
  )
})
