import { isRelative, listImports, listProgramFiles, resolveFile, type PageFiles } from './program-files'

/** Modules that a program in the editor can import. */
export const EDITOR_MODULES = [
  ...(['viem', 'viem/accounts', 'viem/celo', 'viem/chains'] as const),
  ...(['node:assert/strict', 'node:crypto', 'node:fs', 'node:test'] as const),
] as const
export type EditorModule = (typeof EDITOR_MODULES)[number]

/** What the sandbox has of Node.js's modules. */
export const NODE_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'node:assert/strict': ['deepEqual', 'equal', 'ok', 'rejects', 'throws'],
  'node:crypto': ['pbkdf2Sync'],
  'node:fs': ['appendFileSync', 'existsSync', 'mkdirSync', 'readFileSync', 'rmSync', 'writeFileSync'],
  'node:test': ['test'],
}
const PROCESS = ['argv', 'env', 'exitCode', 'loadEnvFile']

/** Namespaces of JSON-RPC that public endpoints don't serve, and that the page doesn't send. */
const CLOSED_NAMESPACES = /['"]((?:debug|trace|admin|personal|txpool|miner|anvil|evm|hardhat)_\w+)['"]/
const ONLY_IN_NODE = /\b(?:Buffer|require|__dirname|import\.meta)\b/

const listMatches = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, name = '']) => name)

/** Names that a file imports from a module, without types. */
function listNames(code: string, module: string): string[] {
  const lists = listMatches(code, new RegExp(`^import\\s*\\{([^}]*)\\}\\s*from\\s*['"]${module}['"]`, 'gm'))
  return lists.flatMap((list) =>
    list.split(',').flatMap((each) => /^\s*(?!type\b)(\w+)/.exec(each)?.[1] ?? []),
  )
}

function findMissingName(code: string): string | undefined {
  for (const [module, names] of Object.entries(NODE_EXPORTS)) {
    const missing = listNames(code, module).find((name) => !names.includes(name))
    if (missing) return `uses ${missing} from ${module}, which browsers don't have`
  }
  return undefined
}

function findMissingModule(name: string): string | undefined {
  if (isRelative(name) || (EDITOR_MODULES as readonly string[]).includes(name)) return undefined
  if (/^node:https?$|^node:net$/.test(name)) return 'starts a server'
  if (name.startsWith('node:')) return `uses ${name}, which browsers don't have`
  return `needs ${name}, which the editor doesn't have`
}

function findObstacleInFile(file: string, files: PageFiles): string | undefined {
  const code = files.get(file) ?? ''
  const imports = listImports(code)
  const unknown = imports.find((name) => isRelative(name) && !resolveFile(name, file, files.keys()))
  if (unknown) return `imports ${unknown}, which isn't on this page`
  const method = CLOSED_NAMESPACES.exec(code)?.[1]
  if (method) return `calls ${method}, which public endpoints don't offer`
  const global =
    ONLY_IN_NODE.exec(code)?.[0] ??
    listMatches(code, /\b(process\.\w+)/g).find((each) => !PROCESS.includes(each.slice(8)))
  return (
    imports.map(findMissingModule).find((each) => each !== undefined) ??
    findMissingName(code) ??
    (/\bimport\(/.test(code) ? 'loads a module while it runs' : undefined) ??
    (global && `uses ${global}, which browsers don't have`)
  )
}

/**
 * Why a program can't run in the editor's sandbox, as the end of a sentence about it, such as "starts a server";
 * undefined if it can.
 * @param main the program's own file
 * @param files of its page
 */
export function findObstacle(main: string, files: PageFiles): string | undefined {
  const obstacles = listProgramFiles(main, files).flatMap((file) => findObstacleInFile(file, files) ?? [])
  return obstacles.find((each) => each === 'starts a server') ?? obstacles[0]
}
