import { describe, expect, it } from 'vitest'
import { checkEndpoint } from './check-endpoint'

describe('an endpoint that a reader names', () => {
  it.each([
    ['https://rpc.example.org', 'https://rpc.example.org/'],
    ['https://rpc.example.org:8545/v3/abc?x=1', 'https://rpc.example.org:8545/v3/abc?x=1'],
    ['http://127.0.0.1:8545', 'http://127.0.0.1:8545/'],
    ['http://localhost:8545', 'http://localhost:8545/'],
    ["https://rpc.example.org/a'b$(c)", 'https://rpc.example.org/a%27b$(c)'],
  ])('can be %s', (text, value) => expect(checkEndpoint('Endpoint', text)).toEqual({ value }))

  it.each([
    ['rpc.example.org', "isn't the address of an endpoint"],
    ['wss://rpc.example.org', "isn't the address of an endpoint"],
    ['javascript:alert(1)', "isn't the address of an endpoint"],
    ['https://', "isn't the address of an endpoint"],
    ['http://rpc.example.org', 'starts with http://'],
    ['http://localhost.example.org', 'starts with http://'],
    ['http://127.0.0.1@rpc.example.org', 'user name'],
    ['https://me:secret@rpc.example.org', 'user name'],
  ])("can't be %s", (text, words) =>
    expect(checkEndpoint('Endpoint', text)).toMatchObject({
      fault: { title: expect.stringContaining(words) },
    }),
  )

  it('with 32 bytes in hex is refused as a key', () => {
    const text = `https://rpc.example.org/${'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'}`
    expect(checkEndpoint('Endpoint', text)).toMatchObject({ isSecret: true })
  })
})
