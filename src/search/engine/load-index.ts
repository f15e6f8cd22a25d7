// Fetches the index's files when they're needed, and keeps the valid ones. A broken file is never kept.
import { isObject } from '../../../model/is-object'
import { INDEX_FOLDER, MANIFEST, type Manifest, type StoredPage, type TermBlock } from './index-format'

/** Part of the index didn't arrive, or isn't valid. */
export class IndexError extends Error {
  override name = 'IndexError'
}

/** Fetches one file of the index as text; rejects if it doesn't exist or the signal aborts. */
export type ReadFile = (path: string, signal?: AbortSignal) => Promise<string>

export interface SearchIndex {
  readonly manifest: Manifest
  readonly block: (number: number) => Promise<TermBlock>
  /** A file of records. */
  readonly records: (number: number) => Promise<StoredPage>
  readonly words: (length: number) => Promise<readonly string[]>
}

type Check<T> = (value: unknown) => value is T

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
const isBlock: Check<TermBlock> = (value): value is TermBlock =>
  Array.isArray(value) && value.every((item) => isTexts(item) && item.length === 2)
const isPage: Check<StoredPage> = (value): value is StoredPage =>
  isObject(value) &&
  typeof value.route === 'string' &&
  typeof value.area === 'string' &&
  Array.isArray(value.records)
const isManifest: Check<Manifest> = (value): value is Manifest =>
  isObject(value) &&
  /^[0-9a-f]{10}$/.test(String(value.stamp)) &&
  isTexts(value.blocks) &&
  typeof value.pages === 'string' &&
  isTexts(value.areas) &&
  typeof value.pageAreas === 'string' &&
  typeof value.longest === 'number'

/** Remembers what was read; forgets what failed, so that the next query tries again. */
function remembering<T>(read: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const held = new Map<string, Promise<T>>()
  return (path) => {
    const found = held.get(path) ?? read(path)
    held.set(path, found)
    found.catch(() => held.delete(path))
    return found
  }
}

async function parsed<T>(text: Promise<string>, path: string, check: Check<T>): Promise<T> {
  let value: unknown
  try {
    value = JSON.parse(await text)
  } catch (error) {
    throw new IndexError(
      `${path}: found incomplete JSON (${String(error)}), expected part of the search index.`,
    )
  }
  if (check(value)) return value
  throw new IndexError(`${path}: found JSON with another structure, expected part of the search index.`)
}

/**
 * Opens the index through a reader of files.
 * Out: a function that returns the index. After any part fails, the next call starts again from the manifest, so it
 * finds a new release of the site.
 */
export function indexOpener(readFile: ReadFile): () => Promise<SearchIndex> {
  let opened: Promise<SearchIndex> | undefined
  const forget = () => void (opened = undefined)
  return () => {
    if (opened) return opened
    opened = parsed(readFile(MANIFEST), MANIFEST, isManifest).then((manifest) =>
      openParts(manifest, readFile, forget),
    )
    opened.catch(forget)
    return opened
  }
}

function openParts(manifest: Manifest, readFile: ReadFile, forget: () => void): SearchIndex {
  const part = <T>(check: Check<T>) => {
    const read = remembering((name) => {
      const path = `${INDEX_FOLDER}/${manifest.stamp}/${name}.json`
      return parsed(readFile(path), path, check)
    })
    return (name: string) => {
      const found = read(name)
      found.catch(forget)
      return found
    }
  }
  const [block, records, words] = [part(isBlock), part(isPage), part(isTexts)]
  return {
    manifest,
    block: (number) => block(`t${number}`),
    records: (number) => records(`p${number}`),
    words: (length) => words(`w${length}`),
  }
}
