import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { factPaths, factRaw } from '../../model/facts/registry'

/** Folders whose code ends up on a page. Tests and their fixtures may contain the values they test. */
const FOLDERS = ['config', 'mdx', 'plugins', 'sidebars', 'src']
const ADDRESS = /0x[0-9a-fA-F]{40}\b/

const listFacts = (field: RegExp) =>
  factPaths()
    .filter((name) => field.test(name))
    .map((name) => String(factRaw(name)))
const chainIds = listFacts(/^chains\.(?!ethereum)[^.]+\.chainId$/)
const endpoints = listFacts(/^chains\.[^.]+\.rpc$/).map((endpoint) => new URL(endpoint).host)
const TYPED = [
  ADDRESS,
  ...[...chainIds, ...endpoints].map((fact) => new RegExp(`\\b${fact.replaceAll('.', '\\.')}\\b`)),
]

/** Lines that contain an address, chain ID or endpoint of a network in the registry. */
export function literalsIn(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (TYPED.some((one) => one.test(line)) ? [index + 1] : []))
}

const sources = FOLDERS.flatMap((folder) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
).filter((file) => /\.(tsx?|mdx?)$/.test(file) && !/\.test\.|fixture/.test(file))

it('finds sources to read', () => expect(sources.length).toBeGreaterThan(200))

it('leaves addresses, chain ids and endpoints to the registry', () => {
  const found = sources.flatMap((file) =>
    literalsIn(fs.readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['an address', `const usdc = '0x${'ab'.repeat(20)}'`],
  ['a chain id', `const chain = ${factRaw('chains.celo.chainId')}`],
  ['an endpoint', `fetch('${factRaw('chains.celo.rpc')}')`],
])('control: %s is found', (_, line) => expect(literalsIn(`\n${line}`)).toEqual([2]))
