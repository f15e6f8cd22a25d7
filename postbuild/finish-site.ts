// What a server and a reader need beside the pages that Docusaurus built. Same input, same output.
import path from 'node:path'
import { site } from '../config/site'
import { readThirdParties } from '../config/third-parties'
import { findPageConflicts } from '../model/redirects/page-conflicts'
import { type Redirect, isGone } from '../model/redirects/redirects'
import { packSuggestions, SUGGESTIONS_FILE } from '../model/redirects/suggestion-list'
import { writeRedirectPages } from './steps/redirects/write-redirect-pages'
import { type BuiltPage, isNotFoundPage, listFiles, readPages, removeCompressed } from './built-files'
import { MOVED_FILE, POLICY_FILE } from '../model/http/server-files'
import { buildPolicy, policyFaults } from '../model/http/content-security-policy'
import { endpointSources, joinSources } from './steps/security/endpoint-sources'
import { listMoved } from './hosts/moved'
import { mergeInlineCode } from './steps/security/inline-code'
import { readOwnParts } from './steps/security/own-parts'
import { precompress } from './steps/compress/precompress'
import {
  inlineStyleNote,
  inlineStyleVariables,
  thirdPartySources,
} from './steps/security/third-party-sources'
import { writeWhole } from '../model/write-whole'
import { writeHostRules } from './hosts/write-host-rules'

const SHOWN_FAULTS = 20

function stopOn(faults: readonly string[]): void {
  if (faults.length === 0) return
  const more = faults.length > SHOWN_FAULTS ? `\n… and ${faults.length - SHOWN_FAULTS} more` : ''
  throw new Error(`${faults.slice(0, SHOWN_FAULTS).join('\n')}${more}`)
}

function buildPolicyText(pages: readonly BuiltPage[]): string {
  const code = mergeInlineCode(pages.map((page) => page.code))
  const services = readThirdParties(process.env)
  const extra = joinSources(thirdPartySources(services), endpointSources())
  stopOn([...code.faults, ...policyFaults(extra)])
  console.log(`policy: ${code.scripts.length} inline scripts, ${code.styles.length} inline styles, by hash`)
  for (const name of inlineStyleVariables(services)) console.log(inlineStyleNote(name))
  return buildPolicy(code.scripts, code.styles, extra)
}

function writeJson(build: string, name: string, value: unknown): Promise<void> {
  return writeWhole(path.join(build, name), JSON.stringify(value))
}

async function writeAddresses(
  build: string,
  redirects: readonly Redirect[],
  pages: readonly BuiltPage[],
): Promise<void> {
  const found = pages.filter((page) => !isNotFoundPage(page))
  const addresses = found.map((page) => page.address)
  stopOn(findPageConflicts(redirects, new Set(addresses)))
  const moved = listMoved(redirects)
  const gone = redirects.filter(isGone)
  await writeJson(build, MOVED_FILE, {
    moved: Object.fromEntries(moved.map(({ from, to }) => [from, to])),
    gone: Object.fromEntries(gone.map(({ from, reason }) => [from, reason])),
  })
  const list = found.map(({ address, title }) => ({ route: address, title }))
  await writeJson(
    build,
    SUGGESTIONS_FILE,
    packSuggestions({ pages: list, moved: moved.map(({ from, to }) => [from, to]) }),
  )
  console.log(`addresses: ${addresses.length} pages, ${moved.length} moved, ${gone.length} gone`)
}

export interface BuiltSitePlaces {
  /** The folder that Docusaurus wrote. */
  readonly build: string
  /** Where compressed files are kept between builds. */
  readonly cache: string
  /** Hashes of the styles that the build wrote into its pages. */
  readonly styles: readonly string[]
}

/**
 * Finishes a build: policy, addresses, suggestions, host rules, redirect pages, compression.
 * In: the places and the checked old addresses. Prints counts; rejects with every fault found, each naming
 * its file and the fix.
 */
export async function finishBuiltSite(
  { build, cache, styles }: BuiltSitePlaces,
  redirects: readonly Redirect[],
): Promise<void> {
  await removeCompressed(build)
  const pages = await readPages(build, await readOwnParts(styles))
  const policy = buildPolicyText(pages)
  await writeJson(build, POLICY_FILE, { policy })
  await writeAddresses(build, redirects, pages)
  const moved = listMoved(redirects)
  const written = await writeRedirectPages(build, moved, site.url)
  const rules = await writeHostRules(build, policy, moved)
  console.log(`hosts: ${rules.join(', ')}; ${written} static redirect pages`)
  const { files, bytes, brotliBytes } = await precompress(build, listFiles(build), cache)
  console.log(`compression: ${files} files, ${bytes} bytes, ${brotliBytes} with brotli`)
}
