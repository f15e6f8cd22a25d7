import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fillFacts } from '../../model/facts/fact-braces'
import type { FactLookup } from '../../model/facts/substitute-facts'
import { readPage } from '../code/page'
import { places } from '../code/places'
import { foundryBinary } from '../code/run/foundry-binary'
import { testKey } from '../code/run/run-program'
import { startLocalChain } from '../code/run/shim'
import type { LocalChain } from '../code/run/start-chain'
import { makeEnvironment } from './environment'
import { PageRun } from './follow-page'
import type { StepResult } from './report'
import { notesFile, parseRunNotes, type PageNotes } from './run-notes'

/** What following pages needs of the machine. */
export interface Machine {
  root: string
  lookup: FactLookup
  /** Kept between runs. */
  cache: string
  /** Keep the folders of the pages, to look at what was made. */
  keep: boolean
  limitMs: number
  /** The folder of another Node.js. */
  installNode: (version: string) => string
  /** Variables that commands need on this machine, such as for a compiler. */
  variables: Readonly<Record<string, string>>
  onStep: (result: StepResult) => void
  write: (line: string) => void
}

/** @returns the notes of all pages by file; facts stand in them with their values */
export const readRunNotes = ({ root, lookup }: Pick<Machine, 'root' | 'lookup'>): Record<string, PageNotes> =>
  parseRunNotes(fillFacts(readFileSync(join(root, notesFile), 'utf8'), ({ path }) => lookup(path)))

/** @returns the notes of the pages asked for, in the order of the file, without those that can't be followed. Pure. */
export function choosePages(
  notes: Readonly<Record<string, PageNotes>>,
  asked: readonly string[],
): [string, PageNotes][] {
  const all = Object.entries(notes).filter(([, { notFollowed }]) => notFollowed === undefined)
  return asked.length === 0 ? all : asked.map((file) => [file, notes[file] ?? { notes: [] }])
}

/** The endpoints of the networks are those of local chains; everything else is the registry's. */
const withChains = (lookup: FactLookup, urls: Readonly<Record<string, string>>): FactLookup => {
  const endpoints = new Map(Object.entries(urls).map(([network, url]) => [`chains.${network}.rpc`, url]))
  return (path) => endpoints.get(path) ?? lookup(path)
}

async function startChains(source: string): Promise<Record<string, LocalChain>> {
  const sepolia = await startLocalChain('celo-sepolia')
  if (!/\{\{\s*chains\.celo\.rpc/.test(source)) return { 'celo-sepolia': sepolia }
  return { 'celo-sepolia': sepolia, celo: await startLocalChain('celo') }
}

/** Follows one page in a fresh folder, against chains of its own. */
export async function runTutorial(file: string, notes: PageNotes, machine: Machine): Promise<StepResult[]> {
  const source = readFileSync(join(machine.root, file), 'utf8')
  const folder = mkdtempSync(join(tmpdir(), 'tutorial-'))
  const chains = await startChains(source)
  try {
    const urls = Object.fromEntries(Object.entries(chains).map(([network, { url }]) => [network, url]))
    const page = readPage(file, source, withChains(machine.lookup, urls))
    const node = notes.node ? machine.installNode(notes.node) : dirname(process.execPath)
    const foundry = (['forge', 'cast', 'anvil'] as const).map((name) => dirname(foundryBinary(name)))
    const npmCache = join(machine.cache, 'npm')
    mkdirSync(npmCache, { recursive: true })
    const parts = { home: join(folder, 'home'), npmCache, programs: [node, ...foundry], key: testKey }
    mkdirSync(parts.home)
    const environment = {
      ...makeEnvironment(process.env, parts),
      ...machine.variables,
      FORGE_STD: join(places.stubs, 'forge-std'),
    }
    const { limitMs, onStep } = machine
    const chainUrl = urls['celo-sepolia'] ?? ''
    const around = { folder, source, environment, chainUrl, startChain: startLocalChain, limitMs, onStep }
    return await new PageRun(page, notes, around).follow()
  } finally {
    await Promise.all(Object.values(chains).map(({ stop }) => stop()))
    if (machine.keep) machine.write(`${file}: kept ${folder}`)
    else rmSync(folder, { recursive: true, force: true })
  }
}
