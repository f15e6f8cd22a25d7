import { readdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { documentFile, RELAY_ADDRESS, SANDBOX_ADDRESS } from '../model/http/own-documents'
import { isRedirectPage } from './steps/redirects/redirect-page'

/** Files of a folder and those below it, relative to it with forward slashes, sorted. */
export function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}

/** Deletes what an earlier run of finish-build compressed, so no compressed copy remains without its file. */
export async function removeCompressed(root: string): Promise<void> {
  const old = listFiles(root).filter((file) => /\.(?:br|gz)$/.test(file))
  await Promise.all(old.map((file) => rm(path.join(root, file))))
}

const NO_PAGES = [SANDBOX_ADDRESS, RELAY_ADDRESS].map(documentFile)

/** Whether a built file can be a page: HTML, and not one of the documents that no reader visits. */
export const isPageFile = (file: string): boolean => file.endsWith('.html') && !NO_PAGES.includes(`/${file}`)

/** HTML files in a built folder, except those that only redirect. */
export async function pageFiles(root: string): Promise<string[]> {
  const files = listFiles(root).filter(isPageFile)
  const pages: string[] = []
  for (const file of files) {
    if (!isRedirectPage(await readFile(path.join(root, file), 'utf8'))) pages.push(file)
  }
  return pages
}
