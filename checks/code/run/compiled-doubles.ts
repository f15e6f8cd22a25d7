import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Abi, Hex } from 'viem'
import { writeWholeSync } from '../../../model/write-whole'
import { compileSolidity, solcVersion } from '../check-solidity'
import { places } from '../places'
import { readWholeJson } from '../read-whole-json'
import { sha256 } from '../../../model/sha256'

export interface Double {
  abi: Abi
  code: Hex
}

/** @returns the doubles by contract name; compiled once for each state of their sources */
export function compiledDoubles(): Record<string, Double> {
  const folder = join(places.checks, 'run/doubles')
  const files = readdirSync(folder).sort()
  const sources = Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const cached = join(places.cache, `doubles-${sha256(solcVersion, sources).slice(0, 16)}.json`)
  const known = readWholeJson(cached)
  if (known) return known as Record<string, Double> // written below, under the hash of its sources
  const { errors = [], contracts = {} } = compileSolidity(sources, ['abi', 'evm.deployedBytecode.object'])
  const fatal = errors.find(({ severity }) => severity === 'error')
  if (fatal) throw new Error(fatal.formattedMessage)
  const compiled = Object.fromEntries(
    Object.values(contracts).flatMap((file) =>
      Object.entries(file).map(([name, { abi, evm }]) => [
        name,
        { abi: abi as Abi, code: `0x${evm.deployedBytecode.object}` as const },
      ]),
    ),
  )
  mkdirSync(places.cache, { recursive: true })
  writeWholeSync(cached, JSON.stringify(compiled))
  return compiled
}
