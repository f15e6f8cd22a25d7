import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readMeta } from '../code-block/fence-meta'
import { listFences } from '../code-block/fences'
import { listLiveSamples, readPages } from './list-live-samples'
import { makeProgram, sampleId } from './live-program'
import { locateValues, type LiveValue } from './live-values'

const account = '0xD533Ca259b330c7A88f74E000a3FaEa2d63B7972'

/** The sample that a program was made from: without its wrapper, and with each value restored. */
function restoreSample(program: string, values: readonly LiveValue[]): string {
  const code = program.replace(/^export default async .* => \{\n/m, '').replace(/\n\}\n$/, '')
  return code.replace(/values\.(\w+)/g, (_, name: string) => {
    const { text, kind } = values.find((value) => value.name === name)!
    return kind === 'whole number' ? text : `'${text}'`
  })
}

describe('the program of a sample', () => {
  const code = `import { http } from 'viem'\nimport {\n  celoSepolia as chain,\n} from 'viem/chains'\n\nconst account = '${account}' // any\nawait send('${account}', { page: 45_000n })`
  const values = locateValues(code, 'chain: Network; account: Account; page: Blocks; send: Receiver')

  it('gets its values as parameters, and is otherwise the same as the sample', () => {
    const program = makeProgram(code, values)
    expect(program).toBe(
      `import { http } from 'viem'\nimport {\n  celoSepolia as chain,\n} from 'viem/chains'\n\nexport default async ({ console, createPublicClient, fetch, http, process, values, chain }) => {\nconst account = values.account // any\nawait send(values.send, { page: values.page })\n}\n`,
    )
    expect(restoreSample(program, values)).toBe(code)
  })

  it('cannot import anything that the page does not have', () => {
    expect(() => makeProgram(`import { Wallet } from 'ethers'\n`, [])).toThrow('found an import of "ethers"')
    expect(() => makeProgram(`const a = 1\nexport { a }`, [])).toThrow('found "export { a }"')
  })

  it('has another key as soon as one letter differs', () =>
    expect(sampleId(`${code} `)).not.toBe(sampleId(code)))
})

const pages = readPages(process.cwd()).filter(({ source }) => source.includes('createPublicClient('))

/** Samples without `live` that only read, as far as their text shows. */
const unmarked = (all: typeof pages) =>
  all.flatMap(({ route, source }) => {
    const blocks = listFences(source).map(({ code, meta }) => ({ code, ...readMeta(meta).values }))
    const canBeLive = ({ code, title, check, live }: (typeof blocks)[number]) =>
      check === 'run' &&
      live === undefined &&
      blocks.filter((other) => other.title === title && other.check === 'run').length === 1 &&
      code.includes('createPublicClient(') &&
      [...code.matchAll(/ from '([^']+)'/g)].every(([, from]) => /^viem(?:\/chains)?$/.test(from!)) &&
      // The client of live samples has no simulations, which would add to what every first run loads.
      !/PRIVATE_KEY|Wallet|sendTransaction|simulateCalls|sign|process\.env\.(?!RPC_URL)/.test(code)
    return blocks.filter(canBeLive).map(({ title }) => `${route} ${title}`)
  })

describe('the samples of the pages', () => {
  const samples = listLiveSamples(process.cwd())

  it('are those marked as such', () => {
    expect(samples.map(({ route, title }) => `${route} ${title}`)).toContain('/developer/viem read.ts')
    expect(samples.length).toBeGreaterThanOrEqual(8)
  })

  it.each(samples.map((sample) => [`${sample.route} ${sample.title}`, sample] as const))(
    'run what the page shows: %s',
    (_, { code, values }) => expect(restoreSample(makeProgram(code, values), values)).toBe(code),
  )

  it('neither sign nor send, and need no key', () => {
    for (const { code } of samples) expect(code).not.toMatch(/PRIVATE_KEY|Wallet|sendTransaction|sign/)
  })

  it('ask the network that their code names', () => {
    for (const { code, network, route } of samples) {
      const imported = /import \{ (\w+).* from 'viem\/chains'/.exec(code)?.[1]
      if (imported) expect(imported, route).toBe(network === 'celo' ? 'celo' : 'celoSepolia')
    }
    expect(samples.map(({ network }) => network)).toEqual(expect.arrayContaining(['celo', 'celo-sepolia']))
  })

  it('are all that could be: one block that reads with viem, without variables of its own', () => {
    expect(unmarked(pages)).toEqual([])
    const [page] = pages.filter(({ route }) => route === '/developer/viem')
    const source = page!.source.replace(/ live="account:[^"]*"/, '')
    expect(unmarked([{ ...page!, source }]), 'control').toEqual(['/developer/viem read.ts'])
  })

  it('report the file and line of an error', () => {
    const source = readFileSync('docs/developer/viem.mdx', 'utf8').replace('live="account:', 'live="acount:')
    expect(() =>
      listLiveSamples(process.cwd(), [{ file: 'docs/developer/viem.mdx', route: '/a', source }]),
    ).toThrow(/^docs\/developer\/viem\.mdx:\d+: live="acount: .* found no use of "acount"/)
  })
})
