import { describe, expect, it } from 'vitest'
import { parseFiles } from './parse-files'

const usdc = '0xcebA9300f2b948710d2653dD7B07f33A8B32118C'
const adapter = '0x2F25deB3848C207fc8E0c34035B3Ba7fC157602B'
const checked = { source: 'celo-org/docs a.mdx@0123abcd', checkedOn: '2026-11-21' }
const fact = (value: string | number) => ({ value, ...checked })

const good: Record<string, unknown> = {
  'data/chains.json': { celo: { status: 'live', name: fact('Celo'), chainId: fact(42220) } },
  'data/tokens.json': {
    USDC: {
      name: 'USDC',
      group: 'other',
      celo: {
        token: usdc,
        decimals: 6,
        feeCurrency: 'adapter',
        'fee-adapter': adapter,
        'fee-adapter-decimals': 18,
        ...checked,
      },
    },
  },
  'data/contracts.json': {},
  'data/events.json': { jello: { name: 'Jello', celo: { date: '2025-12-10', ...checked } } },
  'data/versions.json': { viem: fact('2.57.1'), 'op-node': { current: fact('v2') } },
  'data/links.json': {},
  'data/parameters/bridge.json': { challengePeriod: { ...fact(604800), unit: 'seconds' } },
}

function withFile(name: string, text: string): Map<string, string> {
  const texts = Object.entries(good).map(([file, value]) => [file, JSON.stringify(value, null, 2)] as const)
  return new Map([...texts, [name, text]])
}

/** The valid files, with one replacement in one of them. */
function changed(file: string, from: string, to: string): Map<string, string> {
  const text = JSON.stringify(good[file], null, 2)
  if (!text.includes(from)) throw new Error(`the test replaces ${from}, which ${file} does not hold`)
  return withFile(file, text.replace(from, to))
}

const reading = (more: object) => {
  const block = { block: 1, producedAt: 1, gasUsed: 1, gasLimit: 30_000_000, baseFee: 1 }
  return JSON.stringify({ celo: { ...block, ...checked, ...more } }, null, 2)
}

const contract = (address: string, more: object = {}) =>
  JSON.stringify({ Other: { group: 'core', celo: { address, ...more, ...checked } } }, null, 2)

it('accepts good files', () => {
  expect(parseFiles(withFile('data/links.json', '{}')).chains.celo?.chainId?.value).toBe(42220)
})

const bad: [what: string, files: Map<string, string>, message: string][] = [
  [
    'an address in the wrong letter case',
    changed('data/tokens.json', usdc, usdc.toLowerCase()),
    `data/tokens.json:6 USDC.celo.token: found "${usdc.toLowerCase()}"; expected the EIP-55 form ${usdc}; fix: Copy the address`,
  ],
  [
    'an address that is too short',
    changed('data/tokens.json', usdc, '0x1234'),
    'expected 0x and 40 hex digits; fix: ',
  ],
  [
    'an unknown field',
    changed('data/chains.json', '"chainId"', '"chainID"'),
    'data/chains.json:9 celo.chainID: found the unknown field "chainID"; expected only known fields; fix: Correct its name',
  ],
  [
    'a missing source',
    changed('data/chains.json', '"source"', '"sauce"'),
    'celo.name.source: found nothing; expected a source, or a list of sources',
  ],
  [
    'a date that the calendar lacks',
    changed('data/events.json', '2025-12-10', '2025-02-30'),
    'data/events.json:5 jello.celo.date: found "2025-02-30"; expected a day that exists, as YYYY-MM-DD',
  ],
  [
    'a date in another form',
    changed('data/events.json', '2025-12-10', '10 December'),
    'expected a date as YYYY-MM-DD',
  ],
  ['an unknown network', changed('data/chains.json', '"celo":', '"celo-main":'), 'data/chains.json:2'],
  [
    'an unknown network of a token',
    changed('data/tokens.json', '"celo":', '"celo-main":'),
    'USDC.celo-main: found the unknown field',
  ],
  [
    'a token that pays by adapter and names none',
    changed('data/tokens.json', '"fee-adapter"', '"fee_adapter"'),
    'USDC.celo.fee-adapter: found nothing',
  ],
  [
    'a value of another kind',
    changed('data/versions.json', '"2.57.1"', 'true'),
    'viem.value: found true; expected a number, or text',
  ],
  [
    'an unknown field of a version',
    changed('data/versions.json', '"source"', '"x": 1, "source"'),
    'viem.x: found the unknown field "x"',
  ],
  [
    'an unknown field in a group of versions',
    withFile('data/versions.json', '{"a": {"b": {"c": 1}}}'),
    'data/versions.json:1 a.b.value: found nothing',
  ],
  [
    'an unknown field of a parameter',
    changed('data/parameters/bridge.json', '"unit"', '"units"'),
    'data/parameters/bridge.json:6 challengePeriod.units',
  ],
  [
    'a reading of a network with more gas than a block has',
    withFile('data/network-readings.json', reading({ gasUsed: 31_000_000 })),
    'celo.gasUsed: found 31000000; expected at most the gas limit',
  ],
  [
    'a reading of a network without its source',
    withFile('data/network-readings.json', reading({ source: undefined })),
    'celo.source: found nothing; expected a source, or a list of sources',
  ],
  [
    'a reading of a network without a page',
    withFile('data/network-readings.json', '{"ethereum": {}}'),
    'data/network-readings.json:1 ethereum: found the unknown field "ethereum"',
  ],
  [
    'an id with a dot',
    withFile('data/links.json', JSON.stringify({ 'a.b': fact('https://a.b') })),
    'data/links.json:1 a.b: found an id with a dot',
  ],
  [
    'one address with two roles',
    withFile('data/contracts.json', contract(adapter)),
    `data/contracts.json:5 contracts.Other.celo: found ${adapter}; expected an address that no other record has on celo; ` +
      'tokens.USDC.celo.fee-adapter has it; fix: If both roles are right, add "sameAs": "tokens.USDC.celo.fee-adapter"',
  ],
  [
    'a sameAs that is not the same',
    withFile('data/contracts.json', contract(adapter, { sameAs: 'tokens.USDC.celo' })),
    'expected the same address at tokens.USDC.celo; fix: Correct `sameAs`, or remove it.',
  ],
]

describe('the files are rejected for', () => {
  it.each(bad)('%s', (_, files, message) => {
    expect(() => parseFiles(files)).toThrow(message)
  })

  it('each of several problems, in one error', () => {
    const files = changed('data/tokens.json', usdc, '0x1')
    files.set('data/events.json', '{"a": {}}')
    expect(() => parseFiles(files)).toThrow(/data\/tokens\.json:6[^]*data\/events\.json:1/)
  })
})

it('accepts an address with two declared roles', () => {
  const files = withFile('data/contracts.json', contract(adapter, { sameAs: 'tokens.USDC.celo.fee-adapter' }))
  expect(parseFiles(files).contracts.Other?.celo?.address).toBe(adapter)
})

const malformed: [what: string, text: string, message: string][] = [
  [
    'a missing comma',
    '{\n  "a": 1\n  "b": 2\n}',
    'data/links.json:3 (JSON): found `"b": 2`; expected a comma or }; fix: ',
  ],
  [
    'a comma too many',
    '{\n  "a": 1,\n}',
    'data/links.json:3 (JSON): found `}`; expected a key in double quotes; fix: ',
  ],
  [
    'text without an end',
    '{\n  "a": "b\n}',
    'data/links.json:2 (JSON): found `"b`; expected text in double quotes',
  ],
  [
    'an end too early',
    '{\n  "a": [1',
    'data/links.json:2 (JSON): found the end of the file; expected a comma or ]; fix: ',
  ],
  [
    'something after the end',
    '{}\n{}',
    'data/links.json:2 (JSON): found `{}`; expected the end of the file; fix: ',
  ],
  [
    'a key twice',
    '{\n  "a": 1,\n  "a": 2\n}',
    'data/links.json:3 (JSON): found `"a": 2`; expected each key once',
  ],
  ['an empty file', '', 'data/links.json:1 (JSON): found the end of the file; expected a value; fix: '],
]

it.each(malformed)('names the line of %s', (_, text, message) => {
  expect(() => parseFiles(withFile('data/links.json', text))).toThrow(message)
})
