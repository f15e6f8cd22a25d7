import { describe, expect, it, vi } from 'vitest'
import { findWallets, walletOf, withWallet } from './find-wallets'

const provider = { request: () => Promise.resolve(null) }
const detail = (uuid: string, name = uuid) => ({ info: { uuid, name, icon: '', rdns: 'a.b' }, provider })

describe('an announcement', () => {
  it('is a wallet with a name and a way to ask it', () =>
    expect(walletOf(detail('1', 'A wallet'))).toEqual({ uuid: '1', name: 'A wallet', provider }))

  it('has its name shown in one line, and not too long', () =>
    expect(walletOf(detail('1', ` A\n wallet ${'x'.repeat(99)}`))?.name).toBe(`A wallet ${'x'.repeat(31)}`))

  it.each([
    ['nothing', undefined],
    ['text', 'wallet'],
    ['no name', { info: { uuid: '1' }, provider }],
    ['an empty name', detail('1', '  ')],
    ['no id', { info: { name: 'A' }, provider }],
    ['no provider', { info: { uuid: '1', name: 'A' } }],
    ['a provider that takes no request', { ...detail('1'), provider: {} }],
  ])('is refused with %s', (_, found) => expect(walletOf(found)).toBeUndefined())
})

it('lists a wallet once, however often it answers', () => {
  const first = walletOf(detail('1'))!
  const list = withWallet([], first)
  expect(withWallet(list, walletOf(detail('1', 'Other name'))!)).toBe(list)
  expect(withWallet(list, walletOf(detail('2'))!)).toHaveLength(2)
})

describe('the search', () => {
  const announce = (target: EventTarget, what: unknown) =>
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: what }))
  const names = (call: unknown) => (call as { name: string }[]).map(({ name }) => name)

  it('tells once of all that answer at once, then of each that comes later', () => {
    const target = new EventTarget()
    target.addEventListener('eip6963:requestProvider', () => {
      for (const what of [detail('1'), detail('2'), detail('1'), 'garbage']) announce(target, what)
    })
    const onFound = vi.fn()
    const stop = findWallets(target, onFound)
    expect(onFound.mock.calls.map(([list]) => names(list))).toEqual([['1', '2']])
    announce(target, detail('2'))
    announce(target, detail('3'))
    expect(onFound.mock.calls.map(([list]) => names(list)).at(-1)).toEqual(['1', '2', '3'])
    expect(onFound).toHaveBeenCalledTimes(2)
    stop()
    announce(target, detail('4'))
    expect(onFound).toHaveBeenCalledTimes(2)
  })

  it('tells of none where nothing answers, whatever stands in window.ethereum', () => {
    const onFound = vi.fn()
    findWallets(Object.assign(new EventTarget(), { ethereum: provider }), onFound)
    expect(onFound).toHaveBeenCalledExactlyOnceWith([])
  })
})
