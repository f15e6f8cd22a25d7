import { sha256 } from '../sha256'
import type { LiveValue } from './live-values'

/** Modules that are ready on the site for samples to import. */
const MODULES = ['viem', 'viem/chains']

/** What a sample gets from the page instead of from Node.js or viem, for its requests and output. */
const FROM_THE_PAGE = ['console', 'createPublicClient', 'fetch', 'http', 'process', 'values']

const HEAD = /^(?:import\b[^'"]*? from '[^']+'\n|\n)*/

/** A sample's key: pages and programs with different code have a different one. */
export const sampleId = (code: string): string => sha256(code).slice(0, 12)

function requireModules(head: string, body: string): void {
  const imported = [...head.matchAll(/ from '([^']+)'/g)].map(([, name = '']) => name)
  const foreign = imported.find((name) => !MODULES.includes(name))
  if (foreign)
    throw new Error(
      `found an import of "${foreign}", expected ${MODULES.join(' or ')} only. Fix: remove live from the fence, because the page can't run this sample.`,
    )
  const late = /^(?:import|export)\b.*/m.exec(body)?.[0]
  if (late)
    throw new Error(
      `found "${late}" after the imports, expected a script that runs from top to bottom. Fix: move imports to the top, and remove exports.`,
    )
}

const isQuoted = ({ kind }: LiveValue) => kind === 'address' || kind === 'amount'

/** The code with each of its values replaced with `values.<name>`; a network is passed under its own name. */
function fillValues(code: string, values: readonly LiveValue[]): string {
  let result = code
  const inBody = values.filter(({ kind }) => kind !== 'network')
  for (const value of [...inBody].sort((a, b) => b.start - a.start)) {
    const quotes = isQuoted(value) ? 1 : 0
    const [start, end] = [value.start - quotes, value.start + value.text.length + quotes]
    result = `${result.slice(0, start)}values.${value.name}${result.slice(end)}`
  }
  return result
}

/**
 * A sample as a module for the page: its imports unchanged, and the rest as a function. The function's parameters
 * shadow globals and imports with the same name, so the code stays unchanged except for the values.
 * @param code of the sample, with facts filled in
 * @throws if it imports something that the page doesn't have
 */
export function makeProgram(code: string, values: readonly LiveValue[]): string {
  const head = HEAD.exec(code)?.[0] ?? ''
  requireModules(head, code.slice(head.length))
  const networks = values.filter(({ kind }) => kind === 'network').map(({ name }) => name)
  const body = fillValues(code, values).slice(head.length)
  return `${head}export default async ({ ${[...FROM_THE_PAGE, ...networks].join(', ')} }) => {\n${body}\n}\n`
}
