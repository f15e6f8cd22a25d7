import { describe, expect, it } from 'vitest'
import { fence, findings } from '../page-fixture'
import { rolesInCode, rolesInTables } from './address-roles'
import { addressChecksum, literalAddress } from './addresses'
import { literalEndpoint } from './literal-endpoints'
import { factPath, literalChainId, literalVersion } from './literal-facts'

const CELO = '0x471EcE3750Da237f93B8E339c536989b8978a438'
const ts = (code: string) => fence('ts title="a.ts" check=typecheck', code)
const table = (head: string, cell: string) => `| ${head} |\n|---|\n| ${cell} |`

describe('literal addresses', () => {
  it.each([
    `Send to ${CELO}.`,
    `\`${CELO}\``,
    ts(`const celo = '${CELO}'`),
    `[token](https://x.example/${CELO})`,
  ])('fail in %s', (body) =>
    expect(findings(literalAddress, body)).toMatchObject([{ field: 'literal-address', severity: 'error' }]),
  )
  it.each([
    'Send to <Address of="USDC" network="celo" role="token" />.',
    ts("const usdc = '{{tokens.USDC.celo.token}}'"),
    ts(`const key = '0x${'ab'.repeat(32)}'`),
    ts(`const none = '0x${'0'.repeat(40)}'`),
    fence('text title="Output" check=output', `success ${CELO}`),
  ])('pass in %s', (body) => expect(findings(literalAddress, body)).toEqual([]))

  it('name the line in a code block', () => {
    const [prose] = findings(literalAddress, CELO)
    const [code] = findings(literalAddress, ts(`\nconst a = '${CELO}'`))
    expect((code?.line ?? 0) - (prose?.line ?? 0)).toBe(2)
  })
})

describe('EIP-55 checksums', () => {
  it('fail when one letter has the wrong case, in output too', () => {
    const wrong = CELO.replace('Ec', 'EC')
    expect(findings(addressChecksum, fence('text check=output', wrong))).toMatchObject([
      { field: 'address-checksum', found: wrong, expected: `the EIP-55 spelling ${CELO}` },
    ])
  })
  it.each([CELO, CELO.toLowerCase()])('pass for %s', (body) =>
    expect(findings(addressChecksum, body)).toEqual([]),
  )
})

describe('address roles', () => {
  it.each([
    "feeCurrency: '{{tokens.USDC.celo.token}}',",
    "const feeCurrency = '{{tokens.USDC.celo.token}}'",
    "const usdc = '{{tokens.USDC.celo.fee-adapter}}'",
  ])('fail in the code %s', (code) =>
    expect(findings(rolesInCode, ts(code))).toMatchObject([{ field: 'address-role' }]),
  )
  it.each([
    "feeCurrency: '{{tokens.USDm.celo.token}}',",
    "feeCurrency: '{{tokens.USDC.celo.fee-adapter}}',",
    "const adapter = '{{tokens.USDC.celo.fee-adapter}}'",
    "const usdc = '{{tokens.USDC.celo.token}}'",
  ])('pass in the code %s', (code) => expect(findings(rolesInCode, ts(code))).toEqual([]))

  const address = (role: string) => `<Address of="USDC" network="celo" role="${role}" />`
  it.each([
    ['USDC token', 'fee adapter'],
    ['Fee adapter', 'token'],
    ['USDC token', 'adapter'],
  ])('fail under the column "%s" for the role %s', (head, role) =>
    expect(findings(rolesInTables, table(head, address(role)))).toMatchObject([{ field: 'address-role' }]),
  )
  it.each([
    ['USDC token', 'token'],
    ['USDC fee adapter', 'fee adapter'],
    ['Address', 'fee adapter'],
  ])('pass under the column "%s" for the role %s', (head, role) =>
    expect(findings(rolesInTables, table(head, address(role)))).toEqual([]),
  )
})

describe('literal chain ids', () => {
  it.each(['42220', '11142220', '44787', '62320', '42_220', '0xa4ec', '0xAA044C'])('%s fails', (id) => {
    expect(findings(literalChainId, `The id is ${id}.`)).toMatchObject([{ field: 'literal-chain-id' }])
    expect(findings(literalChainId, ts(`const id = ${id}`))).toHaveLength(1)
  })
  it.each(['Block 422201.', 'Block 142220.', '0.42220 CELO.', fence('text check=output', '42220')])(
    'passes: %s',
    (body) => expect(findings(literalChainId, body)).toEqual([]),
  )
})

describe('literal endpoints', () => {
  it.each([
    'Use `https://forno.celo.org`.',
    'Use https://forno.celo.org now.',
    ts("http('https://forno.celo.org')"),
    ts("http('wss://forno.celo-sepolia.celo-testnet.org/ws')"),
    ts("const url = 'https://celoscan.io/tx'"),
    '[Forno](https://forno.celo.org)',
    'See celoscan.io for more.',
  ])('fail once in %s', (body) =>
    expect(findings(literalEndpoint, body)).toMatchObject([{ field: 'literal-endpoint' }]),
  )
  it.each([
    'See [Celoscan](https://celoscan.io).',
    ts("http('{{chains.celo.rpc}}')"),
    'See api.celoscan.io.',
    'Forno.',
  ])('pass in %s', (body) => expect(findings(literalEndpoint, body)).toEqual([]))
})

describe('literal versions', () => {
  it.each([
    fence('sh check=shell', 'npm install viem@2.57.1'),
    fence('sh check=shell', 'npm install viem@2'),
    fence('json check=parse', '{ "viem": "^2.57.1" }'),
    fence('yaml check=parse', 'image: x.dev/op-node:celo-v2.2.1'),
    'It needs viem 2.57.1.',
  ])('fail in %s', (body) =>
    expect(findings(literalVersion, body)).toMatchObject([{ field: 'literal-version', severity: 'error' }]),
  )
  it('name the path to write', () => {
    expect(findings(literalVersion, '`op-node` v2.2.1')[0]?.fix).toContain('{{versions.op-node.current}}')
  })
  it.each([
    fence('sh check=shell', 'npm install viem@{{versions.viem}}'),
    'It needs viem <Fact of="versions.viem" />.',
    'The `op-node` <Fact of="versions.op-node.current" /> runs.',
    'It needs viem 2 or later.',
    'It needs another-viem 2.1.0.',
  ])('pass in %s', (body) => expect(findings(literalVersion, body)).toEqual([]))
})

describe('fact paths in braces', () => {
  it('fail in inline code, and in a fence when unknown', () => {
    expect(findings(factPath, 'Write `{{chains.celo.blockTime}}`.')).toMatchObject([{ field: 'fact' }])
    expect(findings(factPath, ts('const a = {{chains.celo.blokTime}}'))).toMatchObject([{ field: 'fact' }])
  })
  it('pass when known, and where code has double braces of its own', () => {
    expect(findings(factPath, ts('const a = "{{chains.celo.blockTime}}"'))).toEqual([])
    expect(findings(factPath, ts('const a = <div style={{ color }} />'))).toEqual([])
  })
})
