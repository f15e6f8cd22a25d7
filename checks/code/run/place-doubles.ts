import { encodeFunctionData, parseEther, parseUnits, toHex, zeroAddress } from 'viem'
import type { ChainFacts, TokenFacts } from './chain-facts'
import type { Double } from './compiled-doubles'
import { callInOrder } from './rpc'

/** First and last of the accounts that anvil makes from its public test mnemonic. */
export const testAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const placer = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

/** An arbitrary price, the same for every token: 1 CELO is 0.205 of it. Intrinsic gas as the directory of Celo has it. */
const rate = { numerator: 205n, denominator: 1000n, intrinsicGas: 50_000n }
const seed = '1000' // of each token
/** What anvil gives each account. */
const FUNDS = parseEther('10000')

type Rpc = readonly [string, ...unknown[]]
type Doubles = Readonly<Record<string, Double>>

/** A call of a double's function. */
interface Call {
  functionName: string
  args: readonly unknown[]
}

function send(double: Double | undefined, to: string, { functionName, args }: Call): Rpc {
  if (!double) throw new Error(`There is no double with ${functionName} in checks/code/run/doubles`)
  const data = encodeFunctionData({ abi: double.abi, functionName, args })
  return ['eth_sendTransaction', { from: placer, to, data, gas: '0x7a120' }]
}

function tokenCalls(token: TokenFacts, facts: ChainFacts, doubles: Doubles): Rpc[] {
  const { address, adapter, name, symbol, decimals } = token
  const payer = adapter ?? address
  const register = [payer, rate.intrinsicGas, rate.numerator, rate.denominator]
  return [
    send(doubles.FeeToken, address, {
      functionName: 'initialize',
      args: [name, symbol, decimals, adapter ?? zeroAddress],
    }),
    send(doubles.FeeToken, address, {
      functionName: 'mint',
      args: [testAccount, parseUnits(seed, decimals)],
    }),
    ...(adapter
      ? [
          send(doubles.FeeAdapter, adapter, {
            functionName: 'initialize',
            args: [address, name, symbol, decimals],
          }),
        ]
      : []),
    ...(token.paysFees
      ? [send(doubles.FeeCurrencyDirectory, facts.directory, { functionName: 'register', args: register })]
      : []),
  ]
}

/**
 * Puts the doubles at the addresses that the registry gives, and seeds the test account. All of it is in block 1.
 *
 * @param url anvil itself, not the shim
 */
export async function placeDoubles(url: string, facts: ChainFacts, doubles: Doubles): Promise<void> {
  const codes: [string | undefined, string][] = [
    [facts.directory, 'FeeCurrencyDirectory'],
    [facts.celo, 'CeloToken'],
    [facts.registry, 'Registry'],
    [facts.multicall, 'Multicall3'],
    ...facts.tokens.map(({ address }): [string, string] => [address, 'FeeToken']),
    ...facts.tokens.map(({ adapter }): [string | undefined, string] => [adapter, 'FeeAdapter']),
  ]
  const setCode = codes.flatMap(([address, name]): Rpc[] =>
    address ? [['anvil_setCode', address, doubles[name]?.code]] : [],
  )
  const register = Object.entries(facts.core).map((entry) =>
    send(doubles.Registry, facts.registry, { functionName: 'setAddressFor', args: entry }),
  )
  await callInOrder(url, [
    ['anvil_setBlockTimestampInterval', 1],
    ...setCode,
    ['evm_setAutomine', false],
    ...facts.tokens.flatMap((token) => tokenCalls(token, facts, doubles)),
    ...register,
    ['evm_mine'],
    ['evm_setAutomine', true],
  ])
}

/**
 * Gives accounts of each token what the test account has, in one block for each account.
 *
 * @param url anvil itself, with the doubles in place
 */
export async function fundAccounts(
  url: string,
  tokens: readonly TokenFacts[],
  { doubles, accounts }: { doubles: Doubles; accounts: readonly string[] },
): Promise<void> {
  const mint = (account: string) =>
    tokens.map(({ address, decimals }) =>
      send(doubles.FeeToken, address, { functionName: 'mint', args: [account, parseUnits(seed, decimals)] }),
    )
  for (const account of accounts)
    await callInOrder(url, [
      ['evm_setAutomine', false],
      ...mint(account),
      ['evm_mine'],
      ['evm_setAutomine', true],
    ])
  await callInOrder(url, [['anvil_setBalance', placer, toHex(FUNDS)]]) // it paid for all of this
}
