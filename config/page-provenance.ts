import { checkClasses, checkClassNames, type CheckClass } from '../model/code-block/check-classes'
import { isRunnable } from '../model/code-block/languages'
import type { Receipt } from '../model/code-block/receipts'
import type { PageReading } from './page-readings'

/** What the checks of a page's code proved, as readers see it in one panel at its end. */
export interface PageProvenance {
  /** The latest day on which code of the page passed its check, YYYY-MM-DD; absent when the page has no checked code. */
  readonly on?: string
  /** Packages and tools with their versions, such as "viem 2.57.1", the most telling first. */
  readonly versions: readonly string[]
  /** Files by the class of their check. */
  readonly files: Readonly<Partial<Record<CheckClass, number>>>
  /** What a run doesn't prove. */
  readonly scope?: string
  /** Why samples that could run were not run. */
  readonly notRun: readonly string[]
  /** Facts of the page that matched a chain; absent when none was compared with one. */
  readonly onchain?: readonly PageReading[]
}

/** What a page shows of it, in the line below its title and in the panel at its end. */
export type ShownProvenance = Omit<PageProvenance, 'files' | 'scope'> & {
  /** The claim of the strongest check; absent if no class of the page's files makes one. */
  readonly claim?: { readonly done: string; readonly with: string }
  /** How its code was checked, in sentences. */
  readonly code: string
}

/** Tools that every check uses; they're named last. */
const COMMON_TOOLS = ['typescript', 'tsx', '@foundry-rs/anvil', 'solc']
/** Packages of types only, which say nothing to a reader. */
const UNNAMED = /^@types\/|^react(?:-dom)?$/
const READABLE: Readonly<Record<string, string>> = { '@foundry-rs/anvil': 'anvil', typescript: 'TypeScript' }

function readVersions(receipts: readonly Receipt[]): string[] {
  const versions = new Map(receipts.flatMap((receipt) => Object.entries(receipt.with)))
  const rank = (name: string) => COMMON_TOOLS.indexOf(name)
  return [...versions]
    .filter(([name]) => !UNNAMED.test(name))
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([name, version]) => `${READABLE[name] ?? name} ${version}`)
}

function readReasons(source: string): string[] {
  const fences = source.matchAll(/^\s*`{3,}(\w+) ([^\n]*\bcheck=illustrative\b[^\n]*)$/gm)
  const reasons = [...fences]
    .filter(([, language]) => isRunnable(language))
    .map(([, , meta = '']) => /\breason="([^"]*)"/.exec(meta)?.[1])
  return [...new Set(reasons.filter((reason) => reason !== undefined))]
}

/**
 * @param receipts what the code checks wrote about the page
 * @param source of the page
 * @param onchain comparisons of its facts with a chain
 * @returns undefined for a page without checked code whose facts weren't compared with a chain
 */
export function readProvenance(
  receipts: readonly Receipt[],
  source: string,
  onchain: readonly PageReading[] = [],
): PageProvenance | undefined {
  const notRun = readReasons(source)
  if (receipts.length === 0 && notRun.length === 0 && onchain.length === 0) return undefined
  const classes = receipts.map((receipt) => receipt.class)
  const files = Object.fromEntries(
    [...new Set(classes)].map((one) => [one, classes.filter((other) => other === one).length]),
  )
  const on = receipts
    .map((receipt) => receipt.on)
    .sort()
    .at(-1)
  const scope = receipts.find((receipt) => receipt.scope)?.scope
  return {
    ...(on ? { on } : {}),
    versions: readVersions(receipts),
    files,
    ...(scope ? { scope } : {}),
    notRun,
    ...(onchain.length > 0 ? { onchain } : {}),
  }
}

/** @returns the same in the words of the check classes, so that the browser doesn't need to know them */
export function describeProvenance({ files, scope, ...shown }: PageProvenance): ShownProvenance {
  const classes = checkClassNames.filter((name) => files[name]).map((name) => checkClasses[name])
  const claim = classes.find((one) => one.claim)?.claim?.(shown.versions[0])
  const counts = new Map<(count: number) => string, number>()
  for (const name of checkClassNames) {
    const { panel } = checkClasses[name]
    if (panel) counts.set(panel, (counts.get(panel) ?? 0) + (files[name] ?? 0))
  }
  const sentences = [...counts].filter(([, count]) => count > 0).map(([panel, count]) => panel(count))
  if (scope) sentences.splice(1, 0, scope) // right after what was run
  return { ...shown, ...(claim ? { claim } : {}), code: sentences.join(' ') }
}
