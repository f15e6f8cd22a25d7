import { isAddress } from 'viem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { walletNetwork } from '../../../model/facts/wallet-network'
import { makeCallCode } from './call-code'
import { checkArguments } from './check-arguments'
import { decodeResult, getMethod, methods } from './methods'
import { sendCall } from './send-call'

const network = walletNetwork('celo-sepolia')
const account = '0x471EcE3750Da237f93B8E339c536989b8978a438'
const check = (name: string, texts: Record<string, string>) =>
  checkArguments(getMethod(name).arguments, texts, isAddress)

afterEach(() => vi.unstubAllGlobals())

describe('the arguments of a call', () => {
  it.each([
    ['eth_gasPrice', {}, []],
    ['eth_gasPrice', { feeCurrency: ` ${account} ` }, [account]],
    ['eth_estimateGas', { account, recipient: account }, [{ from: account, to: account }]],
    ['eth_getBalance', { account, block: 'latest' }, [account, 'latest']],
    ['eth_getBlockByNumber', { block: '4660' }, ['0x1234', false]],
    ['eth_chainId', {}, []],
  ])('%s takes %j', (name, texts, params) => {
    const checked = check(name, texts)
    expect('texts' in checked && getMethod(name).makeParams(checked.texts)).toEqual(params)
  })

  it('that cannot be used are named', () => {
    expect(check('eth_getBalance', { account: '0x1', block: 'latest' })).toMatchObject({ name: 'account' })
    expect(check('eth_getBalance', { account, block: 'soon' })).toMatchObject({ name: 'block' })
    expect(check('eth_getBalance', { account: `0x${'a'.repeat(64)}` })).toMatchObject({ isSecret: true })
  })
})

describe('the methods', () => {
  it('only read, and have arguments that readers can tell apart', () => {
    for (const { name, arguments: fields } of methods) {
      expect(name).toMatch(/^eth_(?!send|sign)/)
      expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length)
    }
  })

  it('give the unit of a quantity', () => {
    expect(decodeResult(getMethod('eth_estimateGas'), '0x5208')).toBe('21,000 units of gas')
    expect(decodeResult(getMethod('eth_blockNumber'), '0x1234')).toBe('4,660')
    expect(decodeResult(getMethod('eth_getBlockByNumber'), { number: '0x1' })).toBeUndefined()
  })
})

describe('the same call for other tools', () => {
  const call = { method: 'eth_estimateGas', params: [{ from: account }, 'latest'] }
  const code = makeCallCode(call, network, 'celoSepolia')

  it('is whole', () => {
    expect(code.cast).toBe(`cast rpc --rpc-url ${network.rpc} eth_estimateGas '{"from":"${account}"}' latest`)
    expect(code.curl).toBe(
      `curl -s ${network.rpc} -H 'content-type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"${account}"},"latest"]}'`,
    )
    expect(code.viem).toContain(`import { celoSepolia } from 'viem/chains'`)
    expect(code.viem).toContain(`{ method: 'eth_estimateGas', params: [{ from: '${account}' }, 'latest'] }`)
  })
})

describe('a call that is sent', () => {
  const call = { method: 'eth_gasPrice', params: [] }
  const answerWith = (answers: Readonly<Record<string, object>>) =>
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      const { method } = JSON.parse(body) as { method: string }
      return Promise.resolve(new Response(JSON.stringify(answers[method])))
    })
  const chain = { eth_chainId: { result: '0xaa044c' }, eth_blockNumber: { result: '0x10' } }
  const send = () => sendCall(call, network, new AbortController().signal)

  it('returns its result and the block', async () => {
    answerWith({ ...chain, eth_gasPrice: { result: '0x5' } })
    expect(await send()).toMatchObject({ kind: 'result', result: '0x5', block: 16 })
  })

  it('can be rejected by the node, with its message', async () => {
    answerWith({ ...chain, eth_gasPrice: { error: { code: -32602, message: 'invalid params' } } })
    expect(await send()).toEqual({
      kind: 'fault',
      notice: { title: 'The node rejected the call (code -32602).', hint: 'invalid params' },
    })
  })

  it('is not sent to an endpoint of another chain', async () => {
    answerWith({ ...chain, eth_chainId: { result: '0x1' } })
    expect(await send()).toMatchObject({
      kind: 'fault',
      notice: { title: 'The endpoint is on another chain: 1 instead of 11142220.' },
    })
  })
})
