import { expect, it } from 'vitest'
import { factRaw } from '../../../model/facts/registry'
import { buildPolicy, policyFaults } from '../../../model/http/content-security-policy'
import { endpointSources, joinSources } from './endpoint-sources'
import { thirdPartySources } from './third-party-sources'

const ofRegistry = ['celo', 'celo-sepolia'].map((id) => String(factRaw(`chains.${id}.rpc`)))

it('allows connections to the two endpoints in the registry, and nothing else', () => {
  const sources = endpointSources()
  expect(policyFaults(sources)).toEqual([])
  expect(sources).toEqual({ 'connect-src': ofRegistry })
  expect(buildPolicy([], [], sources)).toContain(`connect-src 'self' ${[...ofRegistry].sort().join(' ')};`)
})

it('keeps what a configured service needs in addition', () => {
  const search = { appId: 'ABCDEFGHIJ', apiKey: 'a'.repeat(32), indexName: 'celo' }
  const both = joinSources(thirdPartySources({ search }), endpointSources())
  expect(both['connect-src']).toEqual(
    expect.arrayContaining(['https://abcdefghij-dsn.algolia.net', ...ofRegistry]),
  )
  expect(both['frame-src']).toEqual(['https://www.youtube-nocookie.com'])
})

it('control: without them the policy lists no endpoint', () =>
  expect(buildPolicy([], [], thirdPartySources({}))).not.toContain(ofRegistry[0]))
