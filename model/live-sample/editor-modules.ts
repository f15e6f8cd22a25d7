/** Modules that a program in the editor can import, by the bundle that has them. Only `core` is loaded every time. */
export const EDITOR_BUNDLES = {
  core: [
    ...(['viem', 'viem/accounts', 'viem/actions', 'viem/celo', 'viem/chains', 'viem/siwe'] as const),
    ...(['viem/utils', 'node:assert/strict', 'node:fs', 'node:test'] as const),
  ],
  node: ['node:crypto', 'node:http'],
  ethers: ['ethers'],
  wagmi: ['wagmi', 'wagmi/actions', 'wagmi/chains'],
} as const

/** A bundle that's only loaded for programs that need it. */
export type ExtraBundle = Exclude<keyof typeof EDITOR_BUNDLES, 'core'>
export const EXTRA_BUNDLES = ['node', 'ethers', 'wagmi'] as const satisfies readonly ExtraBundle[]

export const EDITOR_MODULES: readonly string[] = Object.values(EDITOR_BUNDLES).flat()

/** What the sandbox has of modules that it doesn't have whole. */
export const PARTIAL_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'node:assert/strict': ['deepEqual', 'equal', 'ok', 'rejects', 'throws'],
  'node:crypto': ['createHash', 'createHmac', 'pbkdf2Sync', 'timingSafeEqual', 'verify'],
  'node:fs': ['appendFileSync', 'existsSync', 'mkdirSync', 'readFileSync', 'rmSync', 'writeFileSync'],
  'node:http': ['createServer'],
  'node:test': ['test'],
  wagmi: [
    ...[
      'cookieStorage',
      'cookieToInitialState',
      'createConfig',
      'createConnector',
      'createStorage',
      'custom',
    ],
    ...[
      'deserialize',
      'fallback',
      'http',
      'injected',
      'noopStorage',
      'parseCookie',
      'serialize',
      'webSocket',
    ],
  ],
}

/** What makes a bundle necessary: an import of one of its modules, or a global that Node.js has and browsers lack. */
const NEEDS: Readonly<Record<ExtraBundle, RegExp>> = {
  node: /['"]node:(?:crypto|http)['"]|\bBuffer\b/,
  ethers: /['"]ethers['"]/,
  wagmi: /['"]wagmi(?:\/\w+)?['"]/,
}

/** The bundles that a program needs besides `core`. In: the texts of its files. */
export const listBundles = (texts: readonly string[]): ExtraBundle[] =>
  EXTRA_BUNDLES.filter((bundle) => texts.some((text) => NEEDS[bundle].test(text)))
