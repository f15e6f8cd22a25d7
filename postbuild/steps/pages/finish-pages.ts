// After the build: each page gets its style inline and its weight, each documentation page what a navigation fetches.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pMap from 'p-map'
import { compressCached } from '../compress/compress-cached'
import { hashText } from '../../../model/hash'
import { writeWhole } from '../../../model/write-whole'
import { propertiesIn, shortenProperties } from './short-names'
import { namesIn, usedCss } from './used-css'
import { pageJson, type PageJson } from '../../../src/navigation/page-json'
import { weighPage } from './page-weight'
import { RELEASE_FILE, getRelease, withRelease } from './release'

/** Pages that are weighed at the same time: brotli runs in threads of its own. */
const AT_ONCE = 4

type Page = { file: string; html: string; json?: PageJson }

const SHEET = /<link rel="?stylesheet"?\s+href="?([^"\s>]+\.css)"?\s*\/?>/
const SCRIPTS = /(<script type="?application\/json"? id="?scripts"?>)\[/

/** Pages that look alike share one style, so that the policy names few: all documentation, and each other page. */
const getTemplate = ({ file, html }: Page) =>
  /<div id="?page"?>/.test(html) && file !== '404.html' ? 'documentation' : file

type Places = { readonly build: string; readonly cache: string; readonly release: string }

async function finishPage(
  page: Page,
  href: string,
  css: string,
  { build, cache, release }: Places,
): Promise<void> {
  // The whole sheet comes with the application, for the pages that a reader goes to from here, and for paper.
  const html = page.html
    .replace(
      SHEET,
      () => `<style>${css}</style><noscript><link rel=stylesheet media=print href=${href}></noscript>`,
    )
    .replace(SCRIPTS, `$1["${href}",`)
  const weighed = await weighPage(withRelease(html, release), cache)
  await writeWhole(path.join(build, page.file), weighed.html)
  if (!page.json) return
  const data = path.join(build, path.dirname(page.file), 'page.json')
  const text = JSON.stringify({ ...page.json, weight: weighed.weight, release })
  await Promise.all([writeWhole(data, text), compressCached(Buffer.from(text), 'page.json', cache)])
}

async function inlineLook(pages: readonly Page[], places: Places): Promise<string> {
  const [, href] = pages[0]!.html.match(SHEET) ?? []
  if (!href)
    throw new Error(
      `${pages[0]!.file}: found no stylesheet link; expected one. Compare config/html-template.ts.`,
    )
  const used = usedCss(
    await readFile(path.join(places.build, href), 'utf8'),
    new Set(pages.flatMap(({ html }) => [...namesIn(html)])),
  )
  const css = shortenProperties(used, new Set(pages.flatMap(({ html }) => propertiesIn(html))))
  await pMap(pages, (page) => finishPage(page, href, css, places), { concurrency: AT_ONCE })
  return css
}

/** The styles of pages are written here and nowhere else: the policy names them by what was written. */
function refuseStyle({ file, html }: Page): void {
  if (!/<style[\s>]/i.test(html)) return
  throw new Error(
    `${file}: found a <style> element before the build wrote its own; expected none. Fix: use a class of a stylesheet; where the build was finished before, build again.`,
  )
}

/** The one release of all pages; undefined where there is nothing to finish. */
function oneRelease(pages: readonly Page[]): string | undefined {
  const first = pages[0] && getRelease(pages[0].html)
  const other = pages.find(({ html }) => getRelease(html) !== first)
  if (!other) return first
  throw new Error(
    `${other.file}: found another list of scripts than in ${pages[0]?.file}; expected one release. Fix: build anew, into an empty folder.`,
  )
}

/**
 * Finishes the pages of a build, in place.
 * @param build the built folder
 * @param files its HTML pages, without pages that only redirect
 * @param cache folder of compressed files, where the compression of the build looks first
 * @throws when a page has no stylesheet, or a style already, or the form of the shell changed
 * @returns counts for the build's report, and the hashes of the styles that it wrote
 */
export async function finishPages(build: string, files: readonly string[], cache: string) {
  const looks = new Map<string, Page[]>()
  let documents = 0
  for (const file of files) {
    const page: Page = { file, html: await readFile(path.join(build, file), 'utf8') }
    refuseStyle(page)
    looks.set(getTemplate(page), [...(looks.get(getTemplate(page)) ?? []), page])
    if (path.basename(file) !== 'index.html') continue
    page.json = pageJson(page.html)
    if (page.json) documents += 1
  }
  const release = oneRelease([...looks.values()].flat())
  if (release) await writeWhole(path.join(build, RELEASE_FILE), JSON.stringify({ release }))
  const sheets: string[] = []
  for (const pages of looks.values())
    sheets.push(await inlineLook(pages, { build, cache, release: release ?? '' }))
  return {
    pages: files.length,
    documents,
    looks: looks.size,
    largestStyle: Math.max(0, ...sheets.map(({ length }) => length)),
    styles: sheets.map(hashText),
  }
}
