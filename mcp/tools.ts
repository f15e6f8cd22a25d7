// The server's tools, without the protocol: each one's input, output and handler.
import { z } from 'zod'
import { describeIssues } from '../model/schema-diagnostics'
import type { BuiltDocs } from './built-docs'
import { DocsError } from './docs-error'
import { checkAddress, factIndex, getFact } from './find-facts'
import { readPage } from './read-page'
import { LONGEST_QUERY, MAX_RESULTS, searchDocs } from './search-docs'
import type { DataFile } from './source/docs-source'
import { keepResult } from './source/keep-result'

const FEW_RESULTS = 3

const fact = {
  path: z.string(),
  value: z.union([z.string(), z.number()]),
  text: z.string(),
  source: z.array(z.string()),
  checkedOn: z.string(),
  page: z.string().optional(),
  note: z.string().optional(),
  onchain: z.string().optional(),
}
const section = z.object({
  path: z.array(z.string()),
  url: z.string(),
  verified: z.string().optional(),
  text: z.string(),
})
const notice = z.object({
  title: z.string(),
  description: z.string(),
  page: z.string(),
  status: z.string(),
  updated: z.string(),
  dates: z.array(z.object({ event: z.string(), name: z.string(), network: z.string(), date: z.string() })),
})

/** A tool's input and output. Inputs are checked against their schema before `run` gets them. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: z.ZodObject
  readonly output: z.ZodObject
  /** The file that a site needs for this tool. */
  readonly needs?: DataFile | undefined
  readonly run: (input: unknown) => Promise<Record<string, unknown>>
}

function tool<Input extends z.ZodObject, Output extends z.ZodObject>(given: {
  name: string
  title: string
  description: string
  input: Input
  output: Output
  needs?: DataFile
  answer: (input: z.infer<Input>) => Promise<z.infer<Output>>
}): Tool {
  const { answer, ...rest } = given
  const run = async (input: unknown) => {
    const read = given.input.safeParse(input ?? {})
    if (!read.success) throw new DocsError('bad_input', describeIssues(read.error.issues, input ?? {}))
    return given.output.parse(await answer(read.data))
  }
  return { ...rest, run }
}

/**
 * The tools for the files a site has: five with facts and notices, two without.
 * @param origin where the site is published, for the results' URLs
 */
export function docsTools(docs: BuiltDocs, origin = docs.origin): Tool[] {
  const index = keepResult(async () => factIndex(await docs.facts()))
  const tools = [
    tool({
      name: 'search_docs',
      title: `Search ${docs.title}`,
      description:
        'Sections of pages that answer a question, best first, as Markdown. Accepts a question, a name, a flag or an address.',
      input: z.object({
        query: z.string().describe(`Up to ${LONGEST_QUERY} characters`),
        limit: z.number().int().min(1).max(MAX_RESULTS).default(FEW_RESULTS),
      }),
      output: z.object({ results: z.array(section) }),
      answer: async ({ query, limit }) => ({ results: await searchDocs({ docs, origin }, query, limit) }),
    }),
    tool({
      name: 'read_page',
      title: 'Read a page',
      description:
        'A page of the documentation as Markdown, or one of its sections if the address has an anchor.',
      input: z.object({
        page: z.string().describe('Address, such as /developer/viem or /developer/viem#section'),
      }),
      output: z.object({ route: z.string(), movedFrom: z.string().optional(), markdown: z.string() }),
      answer: ({ page }) => readPage(docs, page, origin),
    }),
    tool({
      name: 'get_fact',
      needs: 'facts.json',
      title: 'Look up a fact',
      description:
        'An address, chain ID, endpoint, version, parameter or date, with its source and the day it was checked.',
      input: z.object({
        path: z.string().describe('Such as chains.celo.chainId or tokens.USDC.celo.fee-adapter'),
      }),
      output: z.object(fact),
      answer: async ({ path }) => ({ ...getFact(await index(), path) }) as z.infer<z.ZodObject<typeof fact>>,
    }),
    tool({
      name: 'check_address',
      needs: 'facts.json',
      title: 'Check an address',
      description:
        'What an address is on Celo: token, fee adapter or contract, and on which network. Rejects addresses with an invalid checksum.',
      input: z.object({ address: z.string().describe('0x and 40 hexadecimal digits') }),
      output: z.object({
        address: z.string(),
        known: z.array(z.object({ ...fact, role: z.string() })),
        advice: z.string(),
      }),
      answer: async ({ address }) => {
        const { known, ...rest } = checkAddress(await index(), address)
        return { ...rest, known: known.map((found) => ({ ...found, source: [...found.source] })) }
      },
    }),
    tool({
      name: 'list_notices',
      needs: 'notices.json',
      title: 'List notices',
      description: 'Network upgrades and other notices with their dates, latest first.',
      input: z.object({
        status: z.enum(['current', 'beta', 'retired', 'historical']).optional(),
        since: z.iso.date().optional().describe('Only notices with a date on or after this day'),
      }),
      output: z.object({ notices: z.array(notice) }),
      answer: async ({ status, since }) => {
        const wanted = (await docs.notices()).filter(
          (one) =>
            (!status || one.status === status) && (!since || one.dates.some(({ date }) => date >= since)),
        )
        return { notices: wanted }
      },
    }),
  ]
  return tools.filter(({ needs }) => needs === undefined || docs.data.has(needs))
}
