import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '../../../model/write-whole'
import { isRedirectPage, redirectPage } from './redirect-page'

/**
 * Writes a static page at each old URL, for hosts that don't support redirects. Out: how many were written. Rejects
 * rather than overwrite a real page or file.
 */
export async function writeRedirectPages(
  root: string,
  moved: readonly { readonly from: string; readonly to: string }[],
  origin: string,
): Promise<number> {
  for (const { from, to } of moved) {
    const folder = path.join(root, from)
    const file = path.join(folder, 'index.html')
    await refuseRealPage(root, from)
    await mkdir(folder, { recursive: true })
    await writeWhole(file, redirectPage(to, origin))
  }
  return moved.length
}

async function refuseRealPage(root: string, from: string): Promise<void> {
  for (const file of [`${from}/index.html`, `${from}.html`]) {
    const place = path.join(root, file)
    if (!existsSync(place) || isRedirectPage(await readFile(place, 'utf8'))) continue
    throw new Error(
      `build${file}: found a real page at the old address ${JSON.stringify(from)}, expected none. Fix: delete the page, or its row in data/redirects/redirects.tsv.`,
    )
  }
}
