import { EDITOR_MODULES, PARTIAL_EXPORTS } from './editor-modules'
import { isRelative, listImports, listProgramFiles, resolveFile, type PageFiles } from './program-files'

const PROCESS = ['argv', 'env', 'exitCode', 'loadEnvFile']

/** Methods of JSON-RPC that public endpoints don't serve, and that the page doesn't send. */
const CLOSED_METHODS =
  /['"]((?:debug_(?!trace)|trace_|admin_|personal_|txpool_|miner_|anvil_|evm_|hardhat_)\w+)['"]/
/** Methods that public endpoints don't serve, and that the page sends to an endpoint that the reader named. */
const OWN_METHODS = /['"](debug_trace\w+)['"]/
const ONLY_IN_NODE = /\b(?:require|__dirname|import\.meta)\b/

const listMatches = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, name = '']) => name)

/** Names that a file imports from a module, without types. */
function listNames(code: string, module: string): string[] {
  const lists = listMatches(code, new RegExp(`^import\\s*\\{([^}]*)\\}\\s*from\\s*['"]${module}['"]`, 'gm'))
  return lists.flatMap((list) =>
    list.split(',').flatMap((each) => /^\s*(?!type\b)(\w+)/.exec(each)?.[1] ?? []),
  )
}

const nameLack = (module: string) =>
  module.startsWith('node:') ? "browsers don't have" : "the editor doesn't have"

function findMissingName(code: string): string | undefined {
  for (const [module, names] of Object.entries(PARTIAL_EXPORTS)) {
    const missing = listNames(code, module).find((name) => !names.includes(name))
    if (missing) return `uses ${missing} from ${module}, which ${nameLack(module)}`
  }
  return undefined
}

function findMissingModule(name: string): string | undefined {
  if (isRelative(name) || EDITOR_MODULES.includes(name)) return undefined
  if (/^node:(?:https|net)$/.test(name)) return 'starts a server'
  if (name.startsWith('node:')) return `uses ${name}, which ${nameLack(name)}`
  return `needs ${name}, which ${nameLack(name)}`
}

function findObstacleInFile(file: string, files: PageFiles): string | undefined {
  const code = files.get(file) ?? ''
  const imports = listImports(code)
  const unknown = imports.find((name) => isRelative(name) && !resolveFile(name, file, files.keys()))
  if (unknown) return `imports ${unknown}, which isn't on this page`
  const method = CLOSED_METHODS.exec(code)?.[1]
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

/**
 * The method that a program calls and public endpoints don't offer, so that readers have to name one that does;
 * undefined if it calls none.
 * @param main the program's own file
 * @param files of its page
 */
export function findOwnMethod(main: string, files: PageFiles): string | undefined {
  const texts = listProgramFiles(main, files).map((file) => files.get(file) ?? '')
  return texts.map((text) => OWN_METHODS.exec(text)?.[1]).find((method) => method !== undefined)
}
