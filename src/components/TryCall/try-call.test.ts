import { isAddress } from 'viem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { walletNetwork } from '../../../model/facts/wallet-network'
import { listCallable } from '../../../model/contract-reference/callable-functions'
import { readMembers } from '../../../model/contract-reference/read-reference'
import * as codec from '../LiveSample/contract-codec'
import { findCallable, type Target } from './callable'
import { checkArguments } from './check-arguments'
import { contractCalls } from './contract-calls'
import { rpcCalls } from './methods'
import { sendCall } from './send-call'

const network = walletNetwork('celo-sepolia')
const account = '0x471EcE3750Da237f93B8E339c536989b8978a438'
const target: Target = { id: 'celo-sepolia', network, chain: 'celoSepolia' }
const getMethod = (name: string) => findCallable(rpcCalls, name)
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
    ['eth_feeHistory', { blocks: '16', block: 'latest' }, ['0x10', 'latest', []]],
    [
      'eth_call',
      { contract: account, data: '0x18160ddd', block: '1' },
      [{ to: account, data: '0x18160ddd' }, '0x1'],
    ],
    [
      'eth_getLogs',
      { contract: account, block: 'latest' },
      [{ address: account, fromBlock: 'latest', toBlock: 'latest' }],
    ],
    [
      'eth_getTransactionReceipt',
      { hash: `0x${'ab'.repeat(16)}:${'ab'.repeat(16)}` },
      [`0x${'ab'.repeat(32)}`],
    ],
  ])('%s takes %j', (name, texts, params) => {
    const checked = check(name, texts)
    expect('texts' in checked && getMethod(name).makeCall(checked.texts, target, codec)).toEqual({
      method: name,
      params,
    })
  })

  it('that cannot be used are named', () => {
    expect(check('eth_getBalance', { account: '0x1', block: 'latest' })).toMatchObject({ name: 'account' })
    expect(check('eth_getBalance', { account, block: 'soon' })).toMatchObject({ name: 'block' })
    expect(check('eth_getBalance', { account: `0x${'a'.repeat(64)}` })).toMatchObject({ isSecret: true })
    expect(check('eth_getTransactionReceipt', { hash: `0x${'a'.repeat(64)}` })).toMatchObject({
      isSecret: true,
    })
  })
})

describe('the methods', () => {
  it('only read, and have arguments that readers can tell apart', () => {
    for (const { name, arguments: fields } of rpcCalls) {
      expect(name).toMatch(/^eth_(?!send|sign)/)
      expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length)
    }
  })

  it('give the unit of a quantity', () => {
    const decode = (name: string, result: unknown) => getMethod(name).decode(result, codec)?.text
    expect(decode('eth_estimateGas', '0x5208')).toBe('21,000 units of gas')
    expect(decode('eth_blockNumber', '0x1234')).toBe('4,660')
    expect(decode('eth_gasPrice', '0x60db88400')).toBe('26,000,000,000 of 10¹⁸ per unit of gas, or 26 gwei')
    expect(decode('eth_getBalance', '0x14d1120d7b160000')).toBe(
      '1,500,000,000,000,000,000 wei of CELO, or 1.5 CELO',
    )
    expect(decode('eth_getBlockByNumber', { number: '0x1' })).toBeUndefined()
  })
})

describe('the same call for other tools', () => {
  const call = { method: 'eth_estimateGas', params: [{ from: account }, 'latest'] }
  const code = getMethod('eth_estimateGas').makeCode(call, {}, target)

  it('is whole', () => {
    expect(code.cast).toBe(`cast rpc --rpc-url ${network.rpc} eth_estimateGas '{"from":"${account}"}' latest`)
    expect(code.curl).toBe(
      `curl -s ${network.rpc} -H 'content-type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"${account}"},"latest"]}'`,
    )
    expect(code.viem).toContain(`import { celoSepolia } from 'viem/chains'`)
    expect(code.viem).toContain(`{ method: 'eth_estimateGas', params: [{ from: '${account}' }, 'latest'] }`)
  })
})

const HELD = '0x00000000000000000000000000000000000000000000000000000000000004d2'

describe("a contract's functions", () => {
  const [address, other] = [account, '0xdDc9bE57f553fe75752D61606B94CBD7e0264eF8']
  const listCalls = (name: string) =>
    contractCalls({
      name,
      deployments: [{ name, addresses: { celo: other, 'celo-sepolia': address } }],
      functions: listCallable(readMembers(name)),
    })
  const locked = findCallable(listCalls('LockedGold'), 'getPendingWithdrawal(address,uint256)')
  const texts = { 'account-address': other, 'index-uint256': '3' }

  it('have a field for each parameter', () => {
    expect(locked.arguments).toEqual([
      { name: 'account-address', label: 'account (address)', kind: 'address' },
      { name: 'index-uint256', label: 'index (uint256)', kind: 'whole number' },
    ])
    expect(checkArguments(locked.arguments, texts, isAddress)).toEqual({ texts })
  })

  it('are encoded for the address on the chosen network, and decoded', () => {
    const call = locked.makeCall(texts, target, codec)
    expect(call.method).toBe('eth_call')
    expect(call.params).toEqual([
      { to: address, data: codec.encodeCall('function getPendingWithdrawal(address,uint256)', [other, 3n]) },
      'latest',
    ])
    expect(locked.decode(HELD + HELD.slice(2), codec)).toEqual({ label: 'Decoded', text: '[ 1234n, 1234n ]' })
    expect(() => locked.decode('0x', codec)).toThrow()
  })

  it('are shown as code for other tools', () => {
    const call = locked.makeCall(texts, target, codec)
    const code = locked.makeCode(call, texts, target)
    expect(code.cast).toBe(
      `cast call ${address} "getPendingWithdrawal(address,uint256)(uint256,uint256)" ${other} 3 --rpc-url ${network.rpc}`,
    )
    expect(code.viem).toContain(`  args: ['${other}', 3n],`)
    expect(code.curl).toContain('"method":"eth_call"')
    const total = findCallable(listCalls('LockedGold'), 'getTotalLockedGold()')
    expect(total.makeCode(call, {}, target).viem).not.toContain('args')
  })

  it('leave out those that write', () =>
    expect(listCalls('LockedGold').map(({ name }) => name)).not.toContain('lock()'))

  it('take lists and bytes, for all tools', () => {
    const isOneOf = findCallable(listCalls('Registry'), 'isOneOf(bytes32[],address)')
    expect(isOneOf.arguments[0]).toEqual({
      name: 'identifierHashes-bytes32-list',
      label: 'identifierHashes (bytes32[])',
      kind: 'bytes',
      isList: true,
      size: 32,
    })
    const [half, hash] = ['ab'.repeat(16), `0x${'ab'.repeat(32)}`]
    const [list, sender] = isOneOf.arguments.map(({ name }) => name)
    const checked = checkArguments(
      isOneOf.arguments,
      { [list!]: `0x${half}:${half}, ${`0x${half}:${half}`}`, [sender!]: other },
      isAddress,
    )
    expect(checked).toEqual({ texts: { [list!]: `${hash},${hash}`, [sender!]: other } })
    const { texts } = checked as { texts: Record<string, string> }
    const call = isOneOf.makeCall(texts, target, codec)
    const declared = 'function isOneOf(bytes32[],address)'
    expect(call.params).toEqual([
      { to: address, data: codec.encodeCall(declared, [[hash, hash], other]) },
      'latest',
    ])
    const code = isOneOf.makeCode(call, texts, target)
    expect(code.cast).toContain(`"isOneOf(bytes32[],address)(bool)" "[${hash},${hash}]" ${other}`)
    expect(code.viem).toContain(`  args: [['${hash}', '${hash}'], '${other}'],`)
    const empty = checkArguments(isOneOf.arguments, { [list!]: '', [sender!]: other }, isAddress)
    expect(empty).toEqual({ texts: { [list!]: '', [sender!]: other } })
    expect(isOneOf.makeCode(call, { [list!]: '', [sender!]: other }, target).viem).toContain('args: [[], ')
  })

  it.each([
    ['0x12zz', "isn't bytes in hex"],
    ['0x123', "isn't bytes in hex"],
    ['0x1234', 'found 2 bytes'],
    [`0x${'ab'.repeat(32)}`, 'could be a private key'],
    ['ab'.repeat(32), 'could be a private key'],
  ])('do not take %s as 32 bytes', (text, words) => {
    const [field] = findCallable(listCalls('Registry'), 'getAddressFor(bytes32)').arguments
    const checked = checkArguments([field!], { [field!.name]: text }, isAddress)
    expect(checked).toMatchObject({ fault: { title: expect.stringContaining(words) as string } })
    expect('isSecret' in checked && checked.isSecret).toBe(words.includes('key'))
  })

  it('of a contract that only the reader knows ask for its address', () => {
    const [owned] = contractCalls({
      name: 'A',
      deployments: [],
      functions: listCallable(readMembers('ReleaseGold')),
    })
    expect(owned!.arguments[0]).toMatchObject({ label: 'Contract (address)', kind: 'address' })
    const call = owned!.makeCall({ 'own-contract': other }, target, codec)
    expect(call.params[0]).toMatchObject({ to: other })
    expect(owned!.makeCode(call, { 'own-contract': other }, target).cast).toContain(`cast call ${other} `)
  })

  it('take text that is safe to copy into a shell', () => {
    const [field] = findCallable(listCalls('Registry'), 'getAddressForString(string)').arguments
    const checkText = (text: string) => checkArguments([field!], { [field!.name]: text }, isAddress)
    expect(checkText(' Election ')).toEqual({ texts: { [field!.name]: 'Election' } })
    for (const text of ['"$(ls)"', "'", '', 'a'.repeat(65)]) expect(checkText(text)).toHaveProperty('fault')
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
