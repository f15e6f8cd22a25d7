// `npm run bench:answers`: prints how long the tools for assistants take on the built site. Tests count steps and files
// instead, because times depend on the machine and its load.
import { openBuiltDocs } from '../mcp/built-docs'
import { docsTools } from '../mcp/tools'

const ROUNDS = 20
const CALLS: readonly (readonly [string, object])[] = [
  ['search_docs', { query: 'pay the fee in USDC' }],
  ['read_page', { page: '/developer/viem' }],
  ['get_fact', { path: 'chains.celo.chainId' }],
  ['check_address', { address: '0x765DE816845861e75A25fCA122bb6898B8B1282a' }],
  ['list_notices', {}],
]

/** Milliseconds of a processor, and on the clock, that one call takes. */
async function time(call: () => unknown): Promise<{ worked: number; shown: number }> {
  const [from, before] = [performance.now(), process.cpuUsage()]
  await call()
  const { user, system } = process.cpuUsage(before)
  return { worked: (user + system) / 1000, shown: performance.now() - from }
}

async function main(): Promise<void> {
  const tools = docsTools(openBuiltDocs('build'), 'https://docs.celo.org')
  for (const [name, input] of CALLS) {
    const call = async () => tools.find((tool) => tool.name === name)!.run(input)
    const first = await time(call)
    const times: Awaited<ReturnType<typeof time>>[] = []
    for (let round = 0; round < ROUNDS; round += 1) times.push(await time(call))
    const least = (kind: 'worked' | 'shown') => Math.min(...times.map((one) => one[kind])).toFixed(2)
    console.log(
      `${name.padEnd(14)} first ${first.worked.toFixed(1)} ms of a processor, then at least ${least('worked')} ms, on the clock ${least('shown')} ms`,
    )
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
