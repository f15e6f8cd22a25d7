import { describe, expect, it } from 'vitest'
import { findings } from '../page-fixture'
import { linkAddress, linkText } from './links'

describe('link texts', () => {
  it.each(['here', 'click here', 'this page', 'Learn more', 'https://x.example', ' '])('"%s" fails', (text) =>
    expect(findings(linkText, `See [${text}](/build).`)).toMatchObject([{ field: 'link-text' }]),
  )
  it('a bare address fails', () => expect(findings(linkText, 'See https://x.example/a.')).toHaveLength(1))
  it.each(['[Build](/build)', '[`viem`](/build)', '[Read more about fees](/build)'])('%s passes', (body) =>
    expect(findings(linkText, body)).toEqual([]),
  )
})

describe('link addresses', () => {
  it.each([
    ['./quickstart', 'start the address with / and omit the extension'],
    ['build/quickstart.mdx', 'start the address with / and omit the extension'],
    ['/build/quickstart.mdx', 'write /build/quickstart'],
    ['/build/index.md', 'write /build'],
    ['/build/', 'write /build'],
    ['/start', 'write /build/quickstart'],
    ['/buidl', 'use the address of a page under docs/'],
    ['https://docs.celo.org/build', 'write /build'],
    ['http://x.example', 'write https://, or leave the link out'],
  ])('%s fails: %s', (url, fix) =>
    expect(findings(linkAddress, `See [Build](${url}).`)).toMatchObject([{ field: 'link', fix }]),
  )
  it.each([
    '/build',
    '/build#faq',
    '/build/quickstart?q=1',
    '/img/logo.svg',
    'https://x.example',
    '#local',
    '/',
  ])('%s passes', (url) => expect(findings(linkAddress, `See [Build](${url}).`)).toEqual([]))
  it('are checked on cards and in replacedBy', () => {
    expect(findings(linkAddress, '<Card to="/buidl" title="Build">an app</Card>')).toHaveLength(1)
    expect(findings(linkAddress, 'Text.', { status: 'retired', replacedBy: '/gone' })).toMatchObject([
      { line: 11 },
    ])
  })
  it('that are wrong name the address meant', () => {
    expect(findings(linkAddress, '[Build](/buidl)')[0]?.expected).toContain('near: /build')
  })
  it('that cannot be decoded fail as unknown', () => {
    expect(findings(linkAddress, '[Build](/bu%zz)')).toHaveLength(1)
  })
})
