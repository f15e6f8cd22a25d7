import { describe, expect, it } from 'vitest'
import { fence, findings } from '../page-fixture'
import { liveCommand, retiredName } from './retired-names'

const past = { status: 'historical', replacedBy: '/build' }

describe('retired names', () => {
  it.each(['Alfajores', 'Baklava', 'Holesky', 'cUSD', 'cEUR', 'cREAL', 'USDM', '`celoAlfajores`'])(
    '%s fails',
    (name) => {
      expect(findings(retiredName, `Deploy with ${name} first.`)).toMatchObject([{ field: 'retired-name' }])
      expect(findings(retiredName, `Deploy with ${name} first.`, past)).toEqual([])
    },
  )

  it.each(['retired', 'ended', 'formerly', 'former', 'old name', 'renamed', 'until', 'before', 'historical'])(
    'passes where its sentence says "%s"',
    (word) => expect(findings(retiredName, `This is ${word} Alfajores.`)).toEqual([]),
  )

  it.each([
    'Alfajores is extended.',
    'It ended. Use Alfajores here.',
    '- **Wrong:** It never ended.\n- **True:** Test on Alfajores.',
    'A <Network id="alfajores" /> account.',
    '## Use Alfajores',
    fence('ts check=typecheck', "// retired\nconst chain = 'alfajores'"),
    '| Name | Use |\n|---|---|\n| cUSD | Pay |',
    '<Card to="/build" title="Alfajores">test your app</Card>',
  ])('fails once in %s', (body) =>
    expect(new Set(findings(retiredName, body).map((p) => p.line)).size).toBe(1),
  )

  it.each([
    'USDm, EURm and BRLm pay fees.',
    'See the [test network](/network/alfajores).',
    'Alfajores ended on <Fact of="events.testnets-end.alfajores" />.',
    fence('ts check=typecheck', "const chain = 'alfajores' // ended in 2025"),
    '| Token | Old name |\n|---|---|\n| USDm | cUSD |',
    '| Network | State |\n|---|---|\n| Alfajores | ended |',
    '- **Wrong:** Test on Alfajores.',
  ])('passes in %s', (body) => expect(findings(retiredName, body)).toEqual([]))

  it('fails in the title and description, not in the keywords', () => {
    expect(findings(retiredName, 'Text.', { title: 'Pay in cUSD' })).toMatchObject([{ line: 2 }])
    expect(findings(retiredName, 'Text.', { keywords: ['cUSD'] })).toEqual([])
  })
})

describe('live commands', () => {
  const command = fence('sh title="Terminal" check=shell', 'celocli account:list')
  it('fail on a page about the past', () => {
    expect(findings(liveCommand, command, past)).toMatchObject([{ field: 'live-command' }])
  })
  it('pass on a living page, and code that is no command passes', () => {
    expect(findings(liveCommand, command)).toEqual([])
    expect(findings(liveCommand, fence('json check=parse', '{}'), past)).toEqual([])
  })
})
