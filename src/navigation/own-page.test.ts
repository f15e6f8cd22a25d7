import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isPageAddress, ownAddress } from './own-page'

describe('isPageAddress', () => {
  it.each([
    '/',
    '/developer/viem',
    '/build/',
    '/a%20b',
    '/index.html',
    '/search?q=a.b',
    '/x#note.md',
    '/a//b',
  ])('takes %s', (address) => expect(isPageAddress(address)).toBe(true))

  it.each(['/developer/viem.md', '/facts.json', '/feed.xml?x=1', '/img/a.PNG'])(
    'leaves the file %s',
    (address) => expect(isPageAddress(address)).toBe(false),
  )

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '/%5cevil.example',
    '/%5Cevil.example/x?a#b',
    '/%09/evil.example/x',
    '/%0a%5Cevil.example/x',
    '/%0D%09/evil.example/x',
  ])('leaves %s, which would become another host', (address) => expect(isPageAddress(address)).toBe(false))

  it.each(['/%', '/a#%E0%A4%A', '/?q=%'])('leaves %s, which cannot be decoded', (address) =>
    expect(isPageAddress(address)).toBe(false),
  )
})

describe('ownAddress', () => {
  beforeAll(() => void vi.stubGlobal('window', { location: { origin: 'https://docs.test' } }))
  afterAll(() => void vi.unstubAllGlobals())

  it.each([
    ['/a b/page.json', '/a%20b/page.json'],
    ['/%2fevil.example/x', '/%2fevil.example/x'],
    ['//evil.example/x', '//evil.example/x'],
    ['/\\evil.example/x', '//evil.example/x'],
    ['/..//evil.example', '//evil.example'],
    ['.evil.example/x', '/.evil.example/x'],
    ['@evil.example/x', '/@evil.example/x'],
    ['/a?b#c', '/a%3Fb%23c'],
  ])('asks this host for %s', (path, expected) =>
    expect(ownAddress(path)).toBe(`https://docs.test${expected}`),
  )

  it('control: joined, the same paths name another host', () =>
    expect(
      ['//evil.example/x', '/\\evil.example/x'].map((path) => new URL(path, 'https://docs.test').host),
    ).toEqual(['evil.example', 'evil.example']))
})
