/** Modules that a program in the editor can import. */
export const EDITOR_MODULES = ['viem', 'viem/accounts', 'viem/chains'] as const
export type EditorModule = (typeof EDITOR_MODULES)[number]

const ENVIRONMENT = ['PRIVATE_KEY', 'RPC_URL']

const listMatches = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, name = '']) => name)

/** Namespaces of JSON-RPC that public endpoints don't serve, and that the page doesn't send. */
const CLOSED_NAMESPACES = /['"](?:debug|trace|admin|personal|txpool|miner|anvil|evm|hardhat)_\w+['"]/

/** Whether a program only uses what the editor's sandbox has. Others get no *Edit* button. */
export function isEditable(code: string): boolean {
  const imports = listMatches(code, /^(?:import|export)\b[^'"]*?['"]([^'"]+)['"]/gm)
  const uses = listMatches(code, /\bprocess\.(\w+)/g)
  const variables = listMatches(code, /\bprocess\.env\.(\w+)/g)
  return (
    imports.every((name) => (EDITOR_MODULES as readonly string[]).includes(name)) &&
    uses.every((name) => name === 'env' || name === 'exitCode') &&
    variables.every((name) => ENVIRONMENT.includes(name)) &&
    !/\b(?:Buffer|require|__dirname|import\.meta)\b|\bimport\(/.test(code) &&
    !CLOSED_NAMESPACES.test(code)
  )
}
