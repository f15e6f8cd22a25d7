import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { declaredClasses, type DeclaredClass } from './class-members'
import { startMethods } from './start-methods'
import { wrapperIndex, type Method, type Wrapper, type WrapperIndex } from './wrapper-index'

/** Base classes, which no program uses directly. */
const bases = new Set([
  'BaseWrapper',
  'BaseWrapperForGoverning',
  'AbstractFeeCurrencyWrapper',
  'CeloTokenWrapper',
])

/** Cache keys without an entry in the Registry: their getters take an address. */
const unregistered = new Set(['ERC20', 'MultiSig'])

interface Access {
  getters: Map<string, string[]>
  contracts: Map<string, string[]>
}

const add = (map: Map<string, string[]>, key: string, value: string): void => {
  const held = map.get(key) ?? []
  if (!held.includes(value)) map.set(key, [...held, value])
}

/** The class and Registry contracts for each getter in kit.contracts, from contract-cache.d.ts. */
function readAccess(folder: string): Access {
  const text = readFileSync(join(folder, 'lib/contract-cache.d.ts'), 'utf8')
  const access: Access = { getters: new Map(), contracts: new Map() }
  for (const [, getter, name] of text.matchAll(/^ {4}(get\w+)\([^)]*\): Promise<(\w+Wrapper)\b/gm)) {
    if (getter && name) add(access.getters, name, getter)
  }
  add(access.contracts, 'FeeHandlerWrapper', 'FeeHandler') // in the Registry, but without a getter
  for (const [, contract, name] of text.matchAll(/(\w+): typeof (\w+Wrapper);/g)) {
    if (contract && name && !unregistered.has(contract)) add(access.contracts, name, contract)
  }
  return access
}

function readClasses(folder: string): Map<string, DeclaredClass> {
  const wrappers = join(folder, 'lib/wrappers')
  const files = readdirSync(wrappers).filter((name) => name.endsWith('.d.ts'))
  const classes = files.flatMap((name) => declaredClasses(readFileSync(join(wrappers, name), 'utf8'), name))
  return new Map(classes.map((declared) => [declared.name, declared]))
}

/** A class's own and inherited methods, without those that every wrapper has. */
function allMethods(name: string, classes: Map<string, DeclaredClass>): Method[] {
  const declared = classes.get(name)
  if (!declared || name.startsWith('BaseWrapper')) return []
  const inherited = declared.base ? allMethods(declared.base, classes) : []
  const own = new Map([...inherited, ...declared.methods].map((method) => [method.name, method]))
  return [...own.values()]
}

function getWrapper(name: string, classes: Map<string, DeclaredClass>, access: Access): Wrapper {
  const methods = allMethods(name, classes)
  const start = (startMethods[name] ?? []).map((wanted) => {
    const found = methods.find((method) => method.name === wanted)
    if (found) return found
    const known = methods.map((method) => method.name).join(', ')
    throw new Error(
      `tools/wrappers/start-methods.ts ${name}: found "${wanted}", expected one of ${known}; use one of these`,
    )
  })
  const writes = methods.filter(({ write }) => write).length
  const getters = access.getters.get(name) ?? []
  const contracts = access.contracts.get(name) ?? []
  return { name, getters, contracts, reads: methods.length - writes, writes, start }
}

/**
 * The index of wrapper classes, from the package's declaration files.
 *
 * @param folder the installed package's folder
 * @param checkedOn day it was read, YYYY-MM-DD
 */
export function readWrappers(folder: string, checkedOn: string): WrapperIndex {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const classes = readClasses(folder)
  const access = readAccess(folder)
  const names = [...classes.values()].filter(
    ({ name, abstract }) => !abstract && !bases.has(name) && /Wrapper$/.test(name),
  )
  return wrapperIndex.parse({
    package: '@celo/contractkit',
    version,
    source: `npm @celo/contractkit@${version} lib/contract-cache.d.ts and lib/wrappers`,
    checkedOn,
    wrappers: names
      .map(({ name }) => getWrapper(name, classes, access))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  })
}
