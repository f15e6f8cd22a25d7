// npm run deploy[:celo-sepolia|:celo]. Reads PRIVATE_KEY, and FEE_CURRENCY to pay the fee in a token such as USDm.
import { writeFileSync } from 'node:fs'
import { createWalletClient, formatUnits, getAddress, type Hex, http, isHex, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import addresses from '../src/contract/addresses.json'
import { guestbookAbi, guestbookBytecode } from '../src/contract/guestbook'
import { type NetworkName, networks, readNetworkName, type Token } from '../src/networks'

const ADDRESSES = new URL('../src/contract/addresses.json', import.meta.url)

/** The first account of the local chain. Anyone has its key. */
const LOCAL_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

function readKey(network: NetworkName): Hex {
  if (network === 'localhost') return LOCAL_KEY
  const key = process.env.PRIVATE_KEY
  if (key && isHex(key) && key.length === 66) return key
  throw new Error(
    `PRIVATE_KEY: found ${key ? 'something else' : 'nothing'}, expected 0x and 64 hexadecimal digits. Fix: read -rs PRIVATE_KEY && export PRIVATE_KEY`,
  )
}

function findFeeToken(tokens: readonly Token[], symbol?: string): Token | undefined {
  if (!symbol || symbol === 'CELO') return undefined
  const found = tokens.find((token) => token.symbol === symbol)
  if (found) return found
  const known = tokens.map((token) => token.symbol).join(', ')
  throw new Error(`FEE_CURRENCY: found ${symbol}, expected CELO or one of ${known}.`)
}

async function main(): Promise<void> {
  const network = readNetworkName(process.argv[2])
  const { chain, tokens } = networks[network]
  const account = privateKeyToAccount(readKey(network))
  const feeToken = findFeeToken(tokens, process.env.FEE_CURRENCY)
  const client = createWalletClient({ account, chain, transport: http(process.env.RPC_URL) }).extend(
    publicActions,
  )

  const hash = await client.deployContract({
    abi: guestbookAbi,
    bytecode: guestbookBytecode,
    feeCurrency: feeToken?.feeCurrency,
  })
  const { contractAddress, gasUsed, effectiveGasPrice, status } = await client.waitForTransactionReceipt({
    hash,
  })
  if (status !== 'success' || !contractAddress) throw new Error(`The deployment reverted: ${hash}`)
  const address = getAddress(contractAddress)
  writeFileSync(ADDRESSES, `${JSON.stringify({ ...addresses, [network]: address }, null, 2)}\n`)
  console.log(`Deployed Guestbook to ${address} on ${chain.name}`)
  console.log(`The fee was ${formatUnits(gasUsed * effectiveGasPrice, 18)} ${feeToken?.symbol ?? 'CELO'}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
