import fs from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { findElement, findElements, withTag } from '../../model/html'
import { sentBytes } from './sent-bytes'

/** A page's file in a built folder. */
export function pageFile(build: string, address: string): string {
  const names = [path.join(build, address, 'index.html'), path.join(build, `${address}.html`)]
  const found = names.find((name) => fs.existsSync(name))
  if (!found) throw new Error(`${address} has no page in ${build}: run npm run build first.`)
  return found
}

const parsePage = (file: string) => fromHtml(fs.readFileSync(file, 'utf8'))

export type FirstPaint = {
  /** Bytes of the page and its style sheets. */
  bytes: number
  /** URLs of anything else that the first paint waits for; should be empty. */
  blocking: string[]
}

/** What has to arrive before a page's first paint, computed only from the built files. */
export function firstPaint(build: string, address: string): FirstPaint {
  const file = pageFile(build, address)
  const tree = parsePage(file)
  const sheets = findElements(tree, withTag('link'))
    .filter(({ properties: { rel, media } }) => String(rel) === 'stylesheet' && media !== 'print')
    .map(({ properties }) => String(properties.href))
  const scripts = findElements(tree, withTag('script'))
    .filter(({ properties: { src, defer, async } }) => src && !defer && !async)
    .map(({ properties }) => String(properties.src))
  const local = sheets.filter((sheet) => sheet.startsWith('/'))
  return {
    bytes: [file, ...local.map((sheet) => path.join(build, sheet))].map(sentBytes).reduce((a, b) => a + b, 0),
    blocking: [...sheets.filter((sheet) => !sheet.startsWith('/')), ...scripts],
  }
}

/** What a reader who only reads a page is sent, by kind: the page, and the files that it starts with. */
export function readerCost(build: string, address: string): { html: number; script: number; style: number } {
  const file = pageFile(build, address)
  const list = findElement(parsePage(file), ({ properties }) => properties.id === 'scripts')
  if (!list) throw new Error(`${file}: found no list of scripts, expected one in <script id=scripts>.`)
  const files = JSON.parse(toString(list)) as string[]
  const weigh = (kind: string) =>
    files
      .filter((name) => name.endsWith(kind))
      .map((name) => sentBytes(path.join(build, name)))
      .reduce((a, b) => a + b, 0)
  return { html: sentBytes(file), script: weigh('.js'), style: weigh('.css') }
}
