import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'

const pinned = 'checks/code'

/** Sets of checks/code that hold packages beside the main ones, because they need older majors. */
const sets = ['.', 'sets/ethers5']

/** The folder of a package that checks/code or one of its sets pins. Throws with the command that installs it. */
export function packageFolder(name: string, base = join(process.cwd(), pinned)): string {
  const folders = sets.map((set) => join(base, set, 'node_modules', name))
  const folder = folders.find((one) => existsSync(join(one, 'package.json')))
  if (folder) return folder
  const manifests = sets.map((set) => join(base, set, 'package.json')).filter((file) => existsSync(file))
  const named = manifests.some((file) => readFileSync(file, 'utf8').includes(`"${name}"`))
  const fix = named ? '' : ` It is not among the dependencies of ${pinned}/package.json: add it there first.`
  throw new Error(
    `The package ${name} is not installed in ${pinned}. Run \`npm ci --prefix ${pinned}\`.${fix}`,
  )
}

/** What a pinned package exports. */
export function load(name: string, from = ''): unknown {
  const folder = packageFolder(name)
  return createRequire(join(folder, 'package.json'))(from === '' ? name : join(folder, from)) as unknown
}

const address = z.string()
const named = z.record(z.string(), address)

const viemChain = z.object({
  id: z.number(),
  nativeCurrency: z.object({ decimals: z.number() }),
  rpcUrls: z.object({ default: z.object({ http: z.array(z.string()) }) }),
  blockExplorers: z.object({ default: z.object({ url: z.string() }) }).optional(),
  contracts: z.record(z.string(), z.unknown()).optional(),
})
export type ViemChain = z.infer<typeof viemChain>

/** The chains of npm viem that Celo is about. */
export function viemChains(): Record<
  'celo' | 'celoSepolia' | 'celoAlfajores' | 'mainnet' | 'sepolia',
  ViemChain
> {
  return z
    .object({
      celo: viemChain,
      celoSepolia: viemChain,
      celoAlfajores: viemChain,
      mainnet: viemChain,
      sepolia: viemChain,
    })
    .parse(load('viem', '_cjs/chains/index.js'))
}

/** Mento's contracts and tokens on one chain, from npm @mento-protocol/mento-sdk. */
export function mento(chainId: number) {
  const name = '@mento-protocol/mento-sdk'
  const token = z.object({ address, symbol: z.string(), decimals: z.number() })
  const exported = load(name, `dist/cjs/constants/tokens.${chainId}.js`) as object
  const sdk = z.object({ addresses: z.record(z.string(), named) }).parse(load(name))
  const tokens = z.array(token).parse(Object.values(exported).find(Array.isArray))
  return { contracts: sdk.addresses[chainId] ?? {}, tokens }
}

/** Uniswap's addresses on one chain, from npm @uniswap/sdk-core. */
export function uniswap(chainId: number): Record<string, string> {
  const sdk = z
    .object({ CHAIN_TO_ADDRESSES_MAP: z.record(z.string(), named) })
    .parse(load('@uniswap/sdk-core'))
  return sdk.CHAIN_TO_ADDRESSES_MAP[chainId] ?? {}
}

/** Aave's market on Celo, from npm @bgd-labs/aave-address-book. */
export function aave() {
  const asset = z.object({ UNDERLYING: address, decimals: z.number() })
  const market = z.object({
    CHAIN_ID: z.number(),
    POOL: address,
    POOL_ADDRESSES_PROVIDER: address,
    ORACLE: address,
    ASSETS: z.record(z.string(), asset),
  })
  return z.object({ AaveV3Celo: market }).parse(load('@bgd-labs/aave-address-book')).AaveV3Celo
}

/** A chain's metadata and addresses, from npm @hyperlane-xyz/registry. */
export function hyperlane(chain: 'celo' | 'celosepolia') {
  const folder = join(packageFolder('@hyperlane-xyz/registry'), 'dist/chains', chain)
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const metadata = z.object({
    chainId: z.number(),
    isTestnet: z.boolean().optional(),
    nativeToken: z.object({ decimals: z.number() }).optional(),
    blockExplorers: z.array(z.object({ url: z.string() })),
    rpcUrls: z.array(z.object({ http: z.string() })),
  })
  return { metadata: metadata.parse(read('metadata.json')), addresses: named.parse(read('addresses.json')) }
}
