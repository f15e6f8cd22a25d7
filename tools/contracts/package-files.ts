import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Abi } from 'abitype'
import { Abi as abiSchema } from 'abitype/zod'
import { z } from 'zod'

export const PACKAGE = '@celo/abis'
const FOLDER = `checks/code/node_modules/${PACKAGE}`

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The version that's installed for the checks. */
export function readPackageVersion(root = '.'): string {
  return z.object({ version: z.string() }).parse(readJson(path.join(root, FOLDER, 'package.json'))).version
}

/** The ABI of a contract, by the name that the package gives its file. */
export function readPackageAbi(contract: string, root = '.'): Abi {
  const file = readJson(path.join(root, FOLDER, 'dist', `${contract}.json`))
  return z.object({ abi: abiSchema }).parse(file).abi
}
