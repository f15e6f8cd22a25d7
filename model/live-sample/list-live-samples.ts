import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMeta } from '../code-block/fence-meta'
import { listFences, type Fence } from '../code-block/fences'
import { fillFacts } from '../facts/fact-braces'
import { factRaw } from '../facts/registry'
import { toNetworkId, type WalletNetworkId } from '../facts/network-id'
import { filesUnder } from '../page/read-routes'
import { pageRoute } from '../route'
import { locateValues, type LiveValue } from './live-values'

/** A sample that readers can run on its page. */
export interface LiveSample {
  readonly route: string
  readonly title: string
  /** Whose endpoint it asks. */
  readonly network: WalletNetworkId
  /** As the page shows it, with facts filled in. */
  readonly code: string
  readonly values: readonly LiveValue[]
}

/** A page as read from its file, whose path is relative to the repository root. */
export interface SourcePage {
  readonly file: string
  readonly route: string
  readonly source: string
}

/** Every page of docs/. */
export function readPages(root: string): SourcePage[] {
  return filesUnder(join(root, 'docs'))
    .filter((file) => file.endsWith('.mdx'))
    .map((name) => {
      const file = `docs/${name}`
      return { file, route: pageRoute(file) ?? '', source: readFileSync(join(root, file), 'utf8') }
    })
}

function readSample({ file, route }: SourcePage, { code, meta, line }: Fence): LiveSample[] {
  const { live, title = '', chain } = readMeta(meta).values
  if (live === undefined) return []
  try {
    const filled = fillFacts(code, ({ path }) => factRaw(path))
    const network = toNetworkId(chain)
    return [{ route, title, network, code: filled, values: locateValues(filled, live) }]
  } catch (error) {
    throw new Error(`${file}:${line - 1}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * The samples that run on their pages, in the order of the files.
 * @param root of the repository
 * @throws with file and line if a value isn't in its code
 */
export function listLiveSamples(root: string, pages = readPages(root)): LiveSample[] {
  return pages
    .filter(({ source }) => /\blive="/.test(source))
    .flatMap((page) => listFences(page.source).flatMap((fence) => readSample(page, fence)))
}
