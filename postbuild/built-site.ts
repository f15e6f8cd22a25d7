import type { OwnPolicies } from '../model/http/own-documents'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Redirect } from '../model/redirects/redirects'
import { isPageFile, listFiles } from './built-files'
import { BuiltPage } from './built-page'
import { isRedirectPage } from './steps/redirects/redirect-page'

/** A site built by Docusaurus, as the steps process it. */
export interface BuiltSite {
  /** The folder that Docusaurus wrote. */
  readonly build: string
  /** Where compressed files are kept between builds. */
  readonly cache: string
  /** Every page except redirects, parsed once. Includes the not-found page. */
  readonly pages: readonly BuiltPage[]
  /** Old URLs, checked. */
  readonly redirects: readonly Redirect[]
  /** What steps leave for later steps. */
  readonly made: {
    /** Hashes of the styles written into pages; the policy allows no others. */
    readonly styles: Set<string>
    policy?: string
    /** The policies of the documents that aren't pages. */
    ownPolicies?: OwnPolicies
    /** Compression that continues while other steps run. */
    readonly compressing: Promise<void>[]
  }
}

/**
 * One step: it reads the pages, adds something to them or writes files. Returns its line for the build report, if
 * any.
 */
export type Step = (site: BuiltSite) => Promise<string | undefined>

/** Reads and parses the pages in a built folder, in file order. */
export async function readPages(build: string): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = []
  for (const file of listFiles(build).filter(isPageFile)) {
    const html = await readFile(path.join(build, file), 'utf8')
    if (!isRedirectPage(html)) pages.push(new BuiltPage(file, html))
  }
  return pages
}

/**
 * Reads a built site and runs the steps on it, one after another. Prints a line for each.
 * @param places the built folder, and the cache of compressed files
 * @param steps in their order
 * @param redirects old URLs, if a step needs them
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
