import type { Diagnostic } from '../../model/diagnostic'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pinned } from './packages'
import { places } from './places'
import { pageLine } from './blocks/join-blocks'
import type { Program } from './programs'
import { getFileName } from './blocks/file-name'

export interface SolcError {
  severity: 'error' | 'warning' | 'info'
  message: string
  formattedMessage: string
  sourceLocation?: { file: string; start: number }
}

export interface SolcOutput {
  errors?: SolcError[]
  contracts?: Record<
    string,
    Record<
      string,
      { abi: unknown[]; evm: { deployedBytecode: { object: string }; bytecode: { object: string } } }
    >
  >
}

/** Imports come from the npm packages of checks/code; forge-std, which is not on npm, from our own interface. */
function readImport(path: string): { contents: string } | { error: string } {
  const candidates = [join(places.stubs, path), join(places.checks, 'node_modules', path)]
  const file = candidates.find((candidate) => existsSync(candidate))
  return file
    ? { contents: readFileSync(file, 'utf8') }
    : { error: `${path} is in no package of checks/code` }
}

/**
 * @param sources Solidity text by source name
 * @param outputs what to return of each contract; bytecode too, so that "stack too deep" is found
 */
export function compileSolidity(sources: Record<string, string>, outputs: readonly string[]): SolcOutput {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(sources).map(([name, content]) => [name, { content }])),
    settings: { optimizer: { enabled: true, runs: 200 }, outputSelection: { '*': { '*': outputs } } },
  }
  const solc = require('solc') as Solc
  return JSON.parse(solc.compile(JSON.stringify(input), { import: readImport })) as SolcOutput
}

const sourceName = (program: Program) => `pages${program.route}/${getFileName(program.title, 'solidity')}`

function makeProblem(error: SolcError, programs: Map<string, Program>): Diagnostic {
  const name = error.sourceLocation?.file ?? ''
  const program = programs.get(name) ?? [...programs.values()][0]
  if (!program) throw new Error(error.formattedMessage)
  const known = programs.has(name)
  const start = known ? Math.max(error.sourceLocation?.start ?? 0, 0) : 0
  const before = Buffer.from(program.code).subarray(0, start).toString() // solc counts bytes
  return {
    file: program.file,
    line: pageLine(program, before.split('\n').length),
    found: `"${program.title}": ${known || !name ? error.message : error.formattedMessage}`,
    expected: `Solidity that solc ${solcVersion} compiles`,
    fix: 'correct the contract; imports must come from a pinned package or from a block of this page',
  }
}

/** for example 0.8.37; solc itself takes seconds to load, so it is loaded when a contract has to be compiled */
export const solcVersion = pinned('main').solc ?? ''

const require = createRequire(join(places.checks, 'package.json'))

interface Solc {
  compile(input: string, callbacks: { import: typeof readImport }): string
}

/** Compiles the contracts of many pages at once. @returns every error, at its line of the page */
export function checkSolidity(programs: readonly Program[]): Diagnostic[] {
  if (programs.length === 0) return []
  const byName = new Map(programs.map((program) => [sourceName(program), program]))
  const sources = Object.fromEntries([...byName].map(([name, program]) => [name, program.code]))
  const { errors = [] } = compileSolidity(sources, ['evm.bytecode.object'])
  return errors.filter(({ severity }) => severity === 'error').map((error) => makeProblem(error, byName))
}
