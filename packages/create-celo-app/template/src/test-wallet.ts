import { type Address, createWalletClient, type Hex, hexToBigInt, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { injected } from 'wagmi'
import { networks } from './networks'

/** The second account of the local chain. Anyone has its key: it's for this chain only. */
const KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'
/** Like any wallet, it shows its account to a page that asked for it, until the tab is closed. */
const ALLOWED = 'test-wallet'

const { chain, tokens } = networks.localhost
const account = privateKeyToAccount(KEY)
const client = createWalletClient({ account, chain, transport: http(import.meta.env.VITE_RPC_URL) }).extend(
  publicActions,
)

interface Request {
  readonly method: string
  readonly params?: readonly unknown[]
}

interface Transaction {
  readonly to?: Address
  readonly data?: Hex
  readonly value?: Hex
  readonly feeCurrency?: Address
}

/** As MiniPay does, `?minipay` in the page's address pays every fee in a stablecoin. */
const likeMiniPay = new URLSearchParams(location.search).has('minipay')
const getFeeCurrency = (asked?: Address) => (likeMiniPay ? tokens[0]?.feeCurrency : asked)

function send({ to, data, value = '0x0', feeCurrency }: Transaction) {
  return client.sendTransaction({
    to,
    data,
    value: hexToBigInt(value),
    feeCurrency: getFeeCurrency(feeCurrency),
  })
}

async function request({ method, params = [] }: Request): Promise<unknown> {
  if (method === 'eth_requestAccounts') sessionStorage.setItem(ALLOWED, 'yes')
  if (method === 'eth_requestAccounts' || method === 'eth_accounts')
    return sessionStorage.getItem(ALLOWED) ? [account.address] : []
  if (method === 'eth_sendTransaction') return send(params[0] as Transaction) // from viem, which checked it
  if (method.startsWith('wallet_'))
    throw Object.assign(new Error(`${method} isn't supported.`), { code: 4200 })
  return client.request({ method, params } as never) // viem only types the methods that it uses itself
}

const ignore = () => undefined
const provider = { request, on: ignore, removeListener: ignore, isMiniPay: likeMiniPay }
if (likeMiniPay) window.ethereum = provider

/** A wallet without windows that confirms everything, so that the page works without a browser wallet. */
export const testWallets = [
  injected({ target: () => ({ id: 'test', name: 'test wallet', provider: provider as never }) }),
]
