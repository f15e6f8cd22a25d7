import { describe, expect, it, vi } from 'vitest'
import { walletNetwork } from '../../../model/facts/wallet-network'
import { failureWords } from './failure-words'
import type { Failure } from './wallet-failure'
import { foundWords, progressWords } from './words'

type Message = { id: string; message: string }

// Fills in a message the way Docusaurus does; the package has this name only inside Docusaurus' build.
vi.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: Message, values: Record<string, string | number> = {}) =>
    message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
}))

const network = walletNetwork('celo')
const said = (failure: Failure) => failureWords(failure, network, 'Purse')

const failures: [Failure, RegExp][] = [
  [{ kind: 'endpoint does not answer' }, /Couldn't reach .*wallet wasn't contacted/],
  [{ kind: 'endpoint is too slow' }, /within 10 seconds, so your wallet wasn't contacted/],
  [{ kind: 'endpoint makes no sense' }, /without a chain ID, so your wallet wasn't contacted/],
  [
    { kind: 'endpoint is of another chain', found: 1 },
    /Do not add this network: .* chain ID 1 instead of 42220/,
  ],
  [{ kind: 'rejected' }, /rejected the request in Purse \(code 4001\)\. Nothing changed/],
  [{ kind: 'a request is open' }, /Purse already has a request .* \(code -32002\)/],
  [{ kind: 'not allowed' }, /Add Celo manually/],
  [{ kind: 'chain not known' }, /doesn't accept Celo \(code 4902\)/],
  [{ kind: 'other', code: -32000, message: 'Broken.' }, /reported: “Broken\.” \(-32000\)/],
  [{ kind: 'other', message: 'Broken.' }, /reported: “Broken\.”/],
]

describe('words', () => {
  it.each(failures)('of %j say what it means', (failure, words) => {
    expect(said(failure)).toMatch(words)
    expect(said(failure)).not.toMatch(/[{}]/)
  })

  it('say what to do about each failure that a wallet causes', () => {
    for (const [failure] of failures)
      expect(said(failure)).toMatch(/click the button|manually|bottom of this page|try again/i)
  })

  it('name what the reader is waiting for', () => {
    expect(progressWords({ step: 'asking the endpoint' }, network, 'Purse')).toContain(
      new URL(network.rpc).host,
    )
    expect(progressWords({ step: 'adding' }, network, 'Purse')).toMatch(
      /Celo isn't in Purse yet \(code 4902\)/,
    )
  })

  it('distinguish the ways to finish', () => {
    const done = (added: boolean, selected: boolean) =>
      progressWords({ step: 'done', added, selected }, network, 'Purse')
    expect(done(true, true)).toBe('Celo was added to Purse and selected.')
    expect(done(false, true)).toMatch(/Nothing was added/)
    expect(done(true, false)).toMatch(/another network is still selected/)
  })

  it('name one wallet, count several, and help if there is none', () => {
    expect(foundWords(['Purse'])).toMatch(/^Purse is installed/)
    expect(foundWords(['Purse', 'Bag'])).toMatch(/^2 wallets are installed/)
    expect(foundWords([])).toMatch(/No wallet found .* On a phone, /)
  })
})
