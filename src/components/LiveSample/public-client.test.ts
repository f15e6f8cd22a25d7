import { expect, it } from 'vitest'
import { custom } from 'viem'
import { celoSepolia } from 'viem/chains'
import { listLiveSamples } from '../../../model/live-sample/list-live-samples'
import { createPublicClient } from './public-client'

type Client = Readonly<Record<string, (...words: unknown[]) => Promise<unknown>>>

const client = createPublicClient({
  chain: celoSepolia,
  transport: custom({
    request: ({ method }: { method: string }) =>
      Promise.resolve(method === 'eth_chainId' ? '0xaa044c' : '0x5'),
  }),
}) as Client

it('reads as viem does', async () => {
  expect(await client.getChainId!()).toBe(11142220)
  expect(await client.getBalance!({ address: '0x471EcE3750Da237f93B8E339c536989b8978a438' })).toBe(5n)
})

it("has every action that a page's samples call", () => {
  const called = listLiveSamples(process.cwd()).flatMap(({ code }) =>
    [...code.matchAll(/\bclient\.(\w+)\(/g)].map(([, name]) => name!),
  )
  expect(called.length).toBeGreaterThan(5)
  expect(called.filter((name) => !(name in client))).toEqual([])
})

it('control: it neither sends nor signs', () => expect('sendRawTransaction' in client).toBe(false))
