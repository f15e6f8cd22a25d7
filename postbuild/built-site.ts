import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Redirect } from '../model/redirects/redirects'
import { listFiles } from './built-files'
import { BuiltPage } from './built-page'
import { isRedirectPage } from './steps/redirects/redirect-page'

/** A site that Docusaurus built, as the steps work on it. */
export interface BuiltSite {
  /** The folder that Docusaurus wrote. */
  readonly build: string
  /** Where compressed files are kept between builds. */
  readonly cache: string
  /** Every page that doesn't only redirect, parsed once. The not-found page is one of them. */
  readonly pages: readonly BuiltPage[]
  /** Old addresses, checked. */
  readonly redirects: readonly Redirect[]
  /** What steps leave for those that follow. */
  readonly made: {
    /** Hashes of the styles that were written into pages: the policy lets in no others. */
    readonly styles: Set<string>
    policy?: string
    /** Compression that goes on while other steps work. */
    readonly compressing: Promise<void>[]
  }
}

/** One step: it reads the pages, puts something into them or writes files. Returns its line of the build's report, if any. */
export type Step = (site: BuiltSite) => Promise<string | undefined>

/** Reads and parses the pages of a built folder, in the order of their files. */
export async function readPages(build: string): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = []
  for (const file of listFiles(build).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(build, file), 'utf8')
    if (!isRedirectPage(html)) pages.push(new BuiltPage(file, html))
  }
  return pages
}

/**
 * Reads a built site and takes it through steps, one after the other. Prints a line for each.
 * @param places the built folder, and the cache of compressed files
 * @param steps in their order
 * @param redirects old addresses, where a step needs them
 */
export async function finishSite(
  { build, cache }: Pick<BuiltSite, 'build' | 'cache'>,
  steps: readonly Step[],
  redirects: readonly Redirect[] = [],
): Promise<void> {
  const made = { styles: new Set<string>(), compressing: [] }
  const site: BuiltSite = { build, cache, redirects, made, pages: await readPages(build) }
  for (const step of steps) {
    const line = await step(site)
    if (line !== undefined) console.log(line)
  }
}
