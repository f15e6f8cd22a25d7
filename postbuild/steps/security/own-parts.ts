import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../../../config/site'
import { listAllowedScripts } from '../../../src/inline/scripts'
import { hashText } from '../../../model/hash'

/** What the build itself adds to pages. Anything else of this kind came from a page, a plugin or a package. */
export interface OwnParts {
  /** Hashes of inline scripts and styles: sha256-… */
  readonly scripts: ReadonlySet<string>
  readonly styles: ReadonlySet<string>
  /** Addresses of accounts and contracts in data/, in lower case. */
  readonly accounts: ReadonlySet<string>
  /** Where the site is published, such as https://docs.celo.org. */
  readonly origin: string
}

const ZERO = `0x${'0'.repeat(40)}`

function registryAccounts(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'))
  return texts.flatMap((text) => text.match(/0x[0-9a-f]{40}(?![0-9a-f])/gi) ?? [])
}

/**
 * What this build's pages may contain.
 * @param styles hashes of the styles that the build wrote into its pages
 * @param data folder of the registry
 */
export async function readOwnParts(styles: readonly string[], data = 'data'): Promise<OwnParts> {
  const accounts = [...registryAccounts(data), ZERO].map((account) => account.toLowerCase())
  return {
    scripts: new Set((await listAllowedScripts()).map(hashText)),
    styles: new Set(styles),
    accounts: new Set(accounts),
    origin: new URL(site.url).origin,
  }
}
