import { describe, expect, it, vi } from 'vitest'
import { findWallets, namesToShow, readWallet, withWallet, type Wallet } from './find-wallets'

const provider = { request: () => Promise.resolve(null) }
const detail = (uuid: string, name = uuid, rdns = 'a.b') => ({
  info: { uuid, name, icon: '', rdns },
  provider: { ...provider },
})

describe('an announcement', () => {
  it('is a wallet with a name and a way to send it requests', () =>
    expect(readWallet(detail('1', 'A wallet'))).toEqual({
      uuid: '1',
      name: 'A wallet',
      rdns: 'a.b',
      provider,
    }))

  it('has its name shown in one line, and not too long', () =>
    expect(readWallet(detail('1', ` A\n wallet ${'x'.repeat(99)}`))?.name).toBe(`A wallet ${'x'.repeat(31)}`))

  it.each([
    ['turned round', 'Meta\u202eksaM', 'MetaksaM'],
    ['with letters that show nothing', '\u200bMeta\u3164Mask\u2800', 'MetaMask'],
    ['with half of a pair', 'Meta\ud83d', 'Meta'],
    ['cut within a pair', '🦊'.repeat(60), '🦊'.repeat(40)],
  ])('has a name that is %s cleaned', (_, name, shown) =>
    expect(readWallet(detail('1', name))?.name).toBe(shown),
  )

  it('is rejected, without an error, when reading it throws', () => {
    const info = Object.defineProperty({}, 'uuid', {
      get: () => {
        throw new Error('a trap')
      },
    })
    expect(readWallet({ info, provider })).toBeUndefined()
  })

  it.each([
    ['nothing', undefined],
    ['text', 'wallet'],
    ['no name', { info: { uuid: '1' }, provider }],
    ['an empty name', detail('1', '  ')],
    ['a name that shows nothing', detail('1', '\u200b\u3164')],
    ['no id', { info: { name: 'A' }, provider }],
    ['no provider', { info: { uuid: '1', name: 'A' } }],
    ['a provider that takes no request', { ...detail('1'), provider: {} }],
  ])('is refused with %s', (_, found) => expect(readWallet(found)).toBeUndefined())
})

it('lists a wallet once, no matter how often it responds', () => {
  const first = readWallet(detail('1'))!
  const list = withWallet([], first)
  expect(withWallet(list, readWallet(detail('1'))!)).toBe(list)
  expect(withWallet(list, { ...readWallet(detail('2'))!, provider: first.provider })).toBe(list)
  expect(withWallet(list, readWallet(detail('2'))!)).toHaveLength(2)
})

it("lists two wallets with one ID: the first doesn't hide the second", () => {
  const list = withWallet([], readWallet(detail('1', 'First'))!)
  expect(withWallet(list, readWallet(detail('1', 'Second'))!)).toHaveLength(2)
})

it('lists at most 20 wallets', () => {
  let list: readonly Wallet[] = []
  for (let index = 0; index < 2000; index += 1) list = withWallet(list, readWallet(detail(String(index)))!)
  expect(list).toHaveLength(20)
})

it('adds the domain to wallets that share a name', () => {
  const wallets = [
    detail('1', 'MetaMask', 'io.metamask'),
    detail('2', 'metamask', 'evil.example'),
    detail('3'),
  ]
  expect(namesToShow(wallets.map((each) => readWallet(each)!))).toEqual([
    'MetaMask (io.metamask)',
    'metamask (evil.example)',
    '3',
  ])
})

describe('the search', () => {
  const announce = (target: EventTarget, what: unknown) =>
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: what }))
  const names = (call: unknown) => (call as { name: string }[]).map(({ name }) => name)

  it('reports all wallets that respond immediately in one call, then each later one', () => {
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

  it('reports none if nothing responds, no matter what window.ethereum contains', () => {
    const onFound = vi.fn()
    findWallets(Object.assign(new EventTarget(), { ethereum: provider }), onFound)
    expect(onFound).toHaveBeenCalledExactlyOnceWith([])
  })
})
