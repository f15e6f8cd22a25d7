import { readdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { routeFromBuiltFile } from '../model/route'
import { isRedirectPage } from './steps/redirects/redirect-page'
import { type InlineCode, getInlineCode } from './steps/security/inline-code'
import type { OwnParts } from './steps/security/own-parts'
import { pageTitle } from './page-title'
import { NOT_FOUND_PAGE } from '../model/http/rules'

export interface BuiltPage {
  readonly address: string
  readonly title: string
  readonly code: InlineCode
}

/** Files of a folder and those below it, relative to it with forward slashes, sorted. */
export function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}

/** Deletes what an earlier run of finish-build compressed, so that no twin outlives its file. */
export async function removeCompressed(root: string): Promise<void> {
  const old = listFiles(root).filter((file) => /\.(?:br|gz)$/.test(file))
  await Promise.all(old.map((file) => rm(path.join(root, file))))
}

/** HTML files of a built folder, without those that only redirect. */
export async function pageFiles(root: string): Promise<string[]> {
  const files = listFiles(root).filter((name) => name.endsWith('.html'))
  const pages: string[] = []
  for (const file of files) {
    if (!isRedirectPage(await readFile(path.join(root, file), 'utf8'))) pages.push(file)
  }
  return pages
}

/**
 * Reads every built page once; the pages that only redirect are left out.
 * In: the built folder, and what the build itself puts into pages. Out: pages in the order of their files, with titles and
 * inline code. The not-found page is one of them.
 */
export async function readPages(root: string, own: OwnParts): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = []
  for (const file of await pageFiles(root)) {
    const html = await readFile(path.join(root, file), 'utf8')
    const tree: Root = fromHtml(html)
    pages.push({
      address: routeFromBuiltFile(file),
      title: pageTitle(tree),
      code: getInlineCode(tree, `build/${file}`, own),
    })
  }
  return pages
}

/** True for the not-found page, which has no address of its own. */
export function isNotFoundPage(page: BuiltPage): boolean {
  return page.address === routeFromBuiltFile(NOT_FOUND_PAGE.slice(1))
}
