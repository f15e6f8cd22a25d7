// Each page gets its inline style, release and weight; each documentation page also gets the file that a navigation
// fetches.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pMap from 'p-map'
import { hashText } from '../../../model/hash'
import { withTag } from '../../../model/html'
import { NOT_FOUND_PAGE } from '../../../model/http/rules'
import { writeWhole } from '../../../model/write-whole'
import type { BuiltPage } from '../../built-page'
import type { BuiltSite, Step } from '../../built-site'
import { compressCached } from '../compress/compress-cached'
import { groupAlike } from './group-alike'
import { makePageJson } from './page-json'
import { addWeight } from './page-weight'
import { getOneRelease, getScripts, RELEASE_FILE } from './release'
import { listProperties, shortenProperties } from './short-names'
import { listNames, listRules, usedCss } from './used-css'

/** Pages measured concurrently, because brotli runs in separate threads. */
const AT_ONCE = 4

/**
 * Documentation pages share a few styles, so the policy lists only a few: its header comes with every page, and each
 * style adds 53 bytes to it. With nine, pages that run samples don't carry the style of pages with a form; a tenth would
 * save less than it adds.
 */
const DOCUMENTATION_STYLES = 9

const isDocumentation = (page: BuiltPage) =>
  page.file !== NOT_FOUND_PAGE.slice(1) && Boolean(page.find(({ properties }) => properties.id === 'page'))

/** Groups of pages that share a style: documentation pages by the rules they use, and each other page alone. */
function listLooks(pages: readonly BuiltPage[], css: string): BuiltPage[][] {
  const documentation = pages.filter(isDocumentation)
  const others = pages.filter((page) => !documentation.includes(page))
  const rules = listRules(css)
  const used = documentation.map(({ tree }) => {
    const names = listNames(tree)
    const applying = [...rules.keys()].filter((index) =>
      rules[index]!.required.some((all) => all.every((name) => names.has(name))),
    )
    return new Set(applying)
  })
  const sizes = rules.map(({ size }) => size)
  const groups = groupAlike(used, sizes, DOCUMENTATION_STYLES)
  return [
    ...groups.map((group) => group.map((index) => documentation[index]!)),
    ...others.map((page) => [page]),
  ]
}

/** Page styles are only written here, because the policy lists exactly what was written. */
function refuseStyle(page: BuiltPage): void {
  if (!page.find(withTag('style'))) return
  throw new Error(
    `build/${page.file}: found a <style> element before the build added its style; expected none. Fix: use a class from a stylesheet. If this folder was finished before, build again.`,
  )
}

function findSheet(page: BuiltPage) {
  const sheet = page.find(
    ({ tagName, properties: { rel } }) => tagName === 'link' && String(rel) === 'stylesheet',
  )
  if (sheet) return { sheet, href: String(sheet.properties.href) }
  throw new Error(
    `build/${page.file}: found no stylesheet link; expected one. Compare config/html-template.ts.`,
  )
}

/** Adds the style to a page. The full stylesheet comes with the application, for later pages and for print. */
function inlineStyle(page: BuiltPage, css: string, release: string): void {
  const { sheet, href } = findSheet(page)
  page.replace(
    sheet,
    `<style>${css}</style><noscript><link rel=stylesheet media=print href=${href}></noscript>`,
  )
  const { list, text } = getScripts(page)
  page.setAttribute(list, 'data-release', release)
  page.insertText(text, 1, `"${href}",`)
}

async function writePage(page: BuiltPage, release: string, { build, cache }: BuiltSite): Promise<boolean> {
  const weight = await addWeight(page, cache)
  await writeWhole(path.join(build, page.file), page.toString())
  const json = path.basename(page.file) === 'index.html' ? makePageJson(page) : undefined
  if (!json) return false
  const text = JSON.stringify({ ...json, weight, release })
  const file = path.join(build, path.dirname(page.file), 'page.json')
  await Promise.all([writeWhole(file, text), compressCached(Buffer.from(text), 'page.json', cache)])
  return true
}

function makeStyle(pages: readonly BuiltPage[], css: string): string {
  const names = new Set(pages.flatMap(({ tree }) => [...listNames(tree)]))
  const kept = new Set(pages.flatMap(({ tree }) => [...listProperties(tree)]))
  return shortenProperties(usedCss(css, names), kept)
}

/** Finishes the pages and writes them. Throws when one has no stylesheet, or a style already. */
export const writePages: Step = async (site) => {
  const { build, pages, made } = site
  for (const page of pages) refuseStyle(page)
  const { href } = findSheet(pages[0]!)
  const sheet = await readFile(path.join(build, href), 'utf8')
  const looks = listLooks(pages, sheet)
  const release = getOneRelease(pages) ?? ''
  await writeWhole(path.join(build, RELEASE_FILE), JSON.stringify({ release }))
  let largest = 0
  for (const alike of looks) {
    const css = makeStyle(alike, sheet)
    largest = Math.max(largest, css.length)
    made.styles.add(hashText(css))
    for (const page of alike) inlineStyle(page, css, release)
  }
  const written = await pMap(pages, (page) => writePage(page, release, site), { concurrency: AT_ONCE })
  const documents = written.filter(Boolean).length
  return `pages: ${documents} documents of ${pages.length}, ${looks.length} looks, largest style ${largest} bytes`
}
