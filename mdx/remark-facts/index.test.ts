import { describe, expect, it } from 'vitest'
import { fillFixture, fillText, listComponents } from './fixture-pages'

const cases = ['inline', 'addresses', 'code', 'tables', 'diagram']

describe.each(cases)('the page %s', (name) => {
  it('becomes elements of the site', async () => {
    await expect(fillFixture(name)).toMatchFileSnapshot(`fixtures/${name}.page.txt`)
  })
})

it('leaves no component for the client', () => {
  for (const name of cases) expect(listComponents(fillFixture(name)), name).toEqual([])
  expect(listComponents('<Fact of="a.b" /> <b>c</b>'), 'control').toEqual(['Fact'])
})

it('leaves other components as they are', () => {
  expect(fillText('<Tabs group="a"><Tab label="b">x</Tab></Tabs>')).toContain('<Tabs group="a">')
})

const faults: [what: string, page: string, message: string][] = [
  [
    'an unknown path',
    'Text\n\nA <Fact of="chains.celo.blocktime" />.',
    '../page.mdx:3 <Fact>: found of="chains.celo.blocktime"; expected a path in the registry; fix: ' +
      'Unknown fact path "chains.celo.blocktime". Did you mean "chains.celo.blockTime"',
  ],
  [
    'a missing attribute',
    '<Network />',
    '../page.mdx:1 <Network>: found no attribute "id"; expected id="…"; fix: Add id="…".',
  ],
  [
    'an unknown attribute',
    '<TokenTable netwrk="celo" />',
    '../page.mdx:1 <TokenTable>: found the attribute "netwrk"; expected "network", "group"; fix: Did you mean "network"?',
  ],
  [
    'a computed attribute',
    '<Fact of={path} />',
    'found a computed attribute; expected attributes as plain text',
  ],
  [
    'a role that does not exist',
    '<Address of="USDC" network="celo" role="adapter" />',
    'Unknown role "adapter". ',
  ],
  ['an address without role', '<Address of="USDC" network="celo" />', 'found no attribute "role"'],
  [
    'a fee adapter that a token does not have',
    '<Address of="USDm" network="celo" role="fee adapter" />',
    'USDm has no fee adapter on celo: its token address pays fees itself.',
  ],
  [
    'an address on a network without it',
    '<Address of="CELO" network="celo-sepolia" role="token" />',
    'only on celo.',
  ],
  [
    'an unknown network',
    'On <Network id="celo-sepola" />.',
    'Unknown network "celo-sepola". Did you mean "celo-sepolia"',
  ],
  ['an unknown group', '<ContractTable group="cor" />', 'Did you mean "core"'],
  ['an unknown group of tokens', '<TokenTable group="third" />', '<TokenTable>: found group="third"'],
  ['a timeline that does not exist', '<EventTimeline of="upgrade" />', 'Did you mean "upgrades"?'],
  ['an unknown parameter group', '<ParameterTable group="governence" />', 'Did you mean "governance"?'],
  ['a contract without parameters', '<ParameterTable contract="Governence" />', 'Did you mean "Governance"?'],
  [
    'an unknown path in code',
    '```ts\nconst a = 1\nconst b = {{versions.vim}}\n```',
    '../page.mdx:3 code block: found {{versions.vim}}',
  ],
  ['a table inside a line', 'Text <TokenTable network="celo" /> text', 'expected a separate line'],
  ['content inside a directive', '<Fact of="versions.viem">2</Fact>', 'found content inside; expected none'],
  ['a picture that does not exist', '<Diagram src="./paht.svg" />', 'Did you mean "./path.svg"?'],
  ['a picture elsewhere', '<Diagram src="/path.svg" />', 'expected src="./name.svg"'],
]

it.each(faults)('refuses %s', (_, page, message) => {
  expect(() => fillText(page)).toThrow(message)
})
