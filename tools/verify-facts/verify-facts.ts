import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askAll } from '../../checks/onchain/ask-all'
import { chooseBlock } from '../../checks/onchain/choose-block'
import { type Endpoint, EndpointError } from '../../checks/onchain/endpoint'
import { listQuestions } from '../../checks/onchain/list-questions'
import { hasReading, readNetworkValues, setNetworkReading } from '../../checks/onchain/network-reading'
import type { Question, ReadBlock } from '../../checks/onchain/question'
import { recordReadings } from '../../checks/onchain/record-readings'
import { type LineAt, markdownReport, type Reading, textReport } from '../../checks/onchain/report'
import type { Registry } from '../../model/facts/entries'
import { readJson } from '../../model/facts/json-source'
import { parseFiles } from '../../model/facts/parse-files'
import { readFiles } from '../../model/facts/read-files'
import { READINGS_FILE } from '../../model/facts/schema/network-readings'
import type { VerifyRequest } from './arguments'

/** What the command needs from its environment. */
export interface Surroundings {
  root: string
  /** Seconds since 1970. */
  now: number
  connect: (url: string) => Endpoint
  write: (line: string) => void
  onProgress: (done: number, total: number, question: Question) => void
}

function chooseEndpoint({ network, rpc }: VerifyRequest, registry: Registry): string {
  const known = registry.chains[network]?.rpc?.value
  if (rpc ?? known) return String(rpc ?? known)
  throw new EndpointError(
    `data/chains.json ${network}.rpc: found no endpoint; expected one. Fix: pass one with --rpc.`,
  )
}

/** Local chains can have any state, so what they confirm mustn't be recorded. */
async function requirePublicNode(endpoint: Endpoint): Promise<void> {
  const program = await endpoint.program()
  if (!/^(?:anvil|hardhat|ganache)/i.test(program)) return
  throw new EndpointError(
    `--write: found ${program} at ${endpoint.name}; expected a node of a public network. Fix: leave out --write, or pass another endpoint with --rpc.`,
  )
}

function makeLineAt(texts: ReadonlyMap<string, string>): LineAt {
  const sources = new Map([...texts].map(([file, text]) => [file, readJson(text)]))
  return (file, keys) => sources.get(file)?.lineAt(keys) ?? 1
}

/** A comparison, and the file of network readings with the block's values if they're recorded. */
type Read = Reading & { readings?: string }

/** The file of network readings with the values of the block; undefined if there are none to record. */
async function readValues(
  endpoint: Endpoint,
  { registry, block, text }: { registry: Registry; block: ReadBlock; text: string },
  { write }: Surroundings,
): Promise<string | undefined> {
  if (!hasReading(block.network)) return undefined
  const values = await readNetworkValues(endpoint, registry, block)
  if (typeof values !== 'string') return setNetworkReading(text, block.network, values)
  write(
    `${READINGS_FILE} keeps its values of ${block.network}: found ${values} instead of block ${block.number}`,
  )
  return undefined
}

async function read(
  request: VerifyRequest,
  around: Surroundings,
  texts: ReadonlyMap<string, string>,
): Promise<Read> {
  const { network, concurrency } = request
  const registry = parseFiles(texts)
  const endpoint = around.connect(chooseEndpoint(request, registry))
  const block = await chooseBlock(endpoint, { registry, network, now: around.now })
  if (request.write) await requirePublicNode(endpoint)
  const questions = listQuestions(registry, network)
  around.write(`${questions.length} comparisons with ${network} at block ${block.number} …`)
  const options = { block: block.number, concurrency, onProgress: around.onProgress }
  const results = await askAll(endpoint, questions, options)
  const text = texts.get(READINGS_FILE) ?? '{}'
  const readings = request.write ? await readValues(endpoint, { registry, block, text }, around) : undefined
  return { block, endpoint: endpoint.name, results, ...(readings ? { readings } : {}) }
}

function record(
  texts: ReadonlyMap<string, string>,
  { results, block, readings }: Read,
  { root, write }: Surroundings,
): void {
  const { files, confirmed, dropped } = recordReadings(texts, results, block)
  const changed = new Map([...files, ...(readings ? [[READINGS_FILE, readings] as const] : [])])
  parseFiles(new Map([...texts, ...changed]))
  for (const [file, text] of changed) writeFileSync(join(root, file), text)
  if (readings) write(`recorded the values of ${block.network} in block ${block.number} in ${READINGS_FILE}`)
  write(`recorded block ${block.number} next to ${confirmed} records in ${files.size} files`)
  if (dropped > 0) write(`removed the earlier block from ${dropped} records that differ now`)
}

/**
 * Compares the registry with a network, prints the report and, if asked to, records what matched.
 * @returns 0 if everything matches, 1 if something differs
 * @throws EndpointError when the endpoint can't be read; DiagnosticError when data/ isn't valid
 */
export async function verifyFacts(request: VerifyRequest, around: Surroundings): Promise<0 | 1> {
  const texts = readFiles(around.root)
  const reading = await read(request, around, texts)
  const lineAt = makeLineAt(texts)
  if (request.verbose)
    for (const { question, found, same } of reading.results)
      around.write(`${same ? 'same' : 'different'}  ${question.place.path}  ${question.topic}: ${found}`)
  around.write(textReport(reading, lineAt))
  if (request.report) writeFileSync(request.report, markdownReport(reading, lineAt))
  if (request.write) record(texts, reading, around)
  return reading.results.every(({ same }) => same) ? 0 : 1
}
