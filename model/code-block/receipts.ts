import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { CheckClass } from './check-classes'
import { sha256 } from '../sha256'

/** What a check proved about one file of a page. Written by `npm run check:code` only. */
export interface Receipt<Class extends string = CheckClass> {
  title: string
  class: Class
  language: string
  /** hash of class, language, code and versions */
  sha256: string
  /** hash of each block */
  blocks: string[]
  /** versions of what the check used, by npm package or tool */
  with: Record<string, string>
  /** date on which this exact hash first passed, YYYY-MM-DD */
  on: string
  /** what a run printed */
  output?: string
  /** what a run doesn't prove */
  scope?: string
}

/** Receipts of all pages, by route. */
export type Receipts = Readonly<Record<string, readonly Receipt[]>>

/** @returns the hash of a block, after {{paths}} have been replaced with facts */
export const blockHash = (code: string, check: string): string => sha256(check, code.replace(/\n$/, ''))

/** @returns path of a route's receipts below receipts/, such as developer/viem.json */
export const receiptPath = (route: string): string =>
  `${route === '/' ? 'index' : route.replace(/^\//, '')}.json`

/**
 * @param folder the repository's receipts/
 * @returns all receipts by route; empty if the folder doesn't exist
 */
export function readReceipts(folder: string): Receipts {
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.json'),
  )
  return Object.fromEntries(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      const path = relative(folder, file)
        .replaceAll('\\', '/')
        .replace(/\.json$/, '')
      const { receipts } = JSON.parse(readFileSync(file, 'utf8')) as { receipts: Receipt[] }
      return [path === 'index' ? '/' : `/${path}`, receipts]
    }),
  )
}
