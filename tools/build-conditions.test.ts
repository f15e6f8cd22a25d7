import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  requireBuildableFolder,
  requireBuildConditions,
  requireKnownVariables,
  requireSiteAddress,
} from './build-conditions'

const example = readFileSync('.env.example', 'utf8')

describe('requireBuildableFolder', () => {
  it.each(['/home/a b/celo', '/home/Jürgen/celo (1)', "C:\\it's & 100%20\\celo", '/a[b]/c'])(
    'takes %s',
    (folder) => expect(() => requireBuildableFolder(folder)).not.toThrow(),
  )
  it.each(['/home/c#/celo', '/home/what?/celo', '/home/now!/celo'])('refuses %s', (folder) =>
    expect(() => requireBuildableFolder(folder)).toThrow(`${folder}: found "`),
  )
})

describe('requireKnownVariables', () => {
  it.each(['CELO_ANALYTICS_ID', 'CELO_FORMS_SCRIPT', 'CELO_SEARCH_INSIGHTS', 'CELO_ROOT', 'PATH'])(
    'takes %s',
    (name) => expect(() => requireKnownVariables({ [name]: 'x' }, example)).not.toThrow(),
  )
  it.each([
    ['CELO_ANALYTIC_ID', 'Fix: write CELO_ANALYTICS_ID, or unset it'],
    ['CELO_FORM_SCRIPT', 'Fix: write CELO_FORMS_SCRIPT, or unset it'],
    ['CELO_XYZ', 'Fix: use a name from that file, or unset it'],
  ])('refuses %s', (name, fix) => {
    const refused = () => requireKnownVariables({ [name]: '' }, example)
    expect(refused).toThrow(`${name}: found an unknown variable; expected one from .env.example`)
    expect(refused).toThrow(fix)
  })
})

describe('requireSiteAddress', () => {
  it.each(['https://docs.example.org', 'https://docs.example.org/', 'http://127.0.0.1:3000', undefined])(
    'takes %s',
    (url) => expect(() => requireSiteAddress({ SITE_URL: url })).not.toThrow(),
  )
  it.each([
    '',
    'javascript:alert(1)',
    'docs.example.org',
    'https://docs.example.org/docs',
    'https://a:b@c.org',
  ])('refuses %j', (url) =>
    expect(() => requireSiteAddress({ SITE_URL: url })).toThrow(`SITE_URL: found ${JSON.stringify(url)}`),
  )
})

describe('requireBuildConditions', () => {
  const ask = (env: Record<string, string>) => () => requireBuildConditions('.', env)
  it('names a wrong value before anything is built', () => {
    expect(ask({ CELO_ANALYTICS_ID: 'bad' })).toThrow(
      'CELO_ANALYTICS_ID: found "bad"; expected a measurement',
    )
    expect(ask({ SITE_URL: '' })).toThrow('SITE_URL: found ""')
    expect(ask({ CELO_ANALYTIC_ID: 'G-ABCDEFGH' })).toThrow('Fix: write CELO_ANALYTICS_ID')
  })
  it('control: takes right values', () => {
    expect(ask({ CELO_ANALYTICS_ID: 'G-ABCDEFGH', SITE_URL: 'https://docs.example.org' })).not.toThrow()
  })
})
