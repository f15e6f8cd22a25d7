import fs from 'node:fs'
import path from 'node:path'
import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { findElement, findElements, withTag } from '../../model/html'
import type { ParsedPage } from '../support/built-pages'
import { sentBytes } from '../support/sent-bytes'

/**
 * Elements that a page's HTML has, without styles and scripts. Those that the parser adds because their tags may be left
 * out, such as tbody, have no position.
 */
export function countElements(tree: Root): number {
  return findElements(
    tree,
    ({ tagName, position }) => Boolean(position) && !/^(?:style|script)$/.test(tagName),
  ).length
}

/** A page's own style. Pages that only redirect have none. */
const findStyle = (tree: Root) => findElement(tree, withTag('style'))

export type PageFigures = {
  address: string
  area: string
  /** Compressed bytes before the first paint: the page with its inline style. */
  page: number
  /** Compressed bytes that a navigation to the page fetches; 0 if it fetches the page itself. */
  navigation: number
  /** Bytes of inline style, not compressed. */
  style: number
  elements: number
}

function pageFigures(build: string, { file, tree }: ParsedPage): PageFigures[] {
  const style = findStyle(tree)
  if (!style) return []
  const folder = path.join(build, path.dirname(file))
  const address = `/${path.relative(build, folder)}`
  const data = path.join(folder, 'page.json')
  const figures = {
    address,
    area: address.split('/')[1] || 'home',
    page: sentBytes(path.join(build, file)),
    navigation: fs.existsSync(data) ? sentBytes(data) : 0,
    style: toString(style).length,
    elements: countElements(tree),
  }
  return [figures]
}

/** Figures for every page with its own style, which excludes pages that only redirect. */
export const siteFigures = (build: string, pages: readonly ParsedPage[]): PageFigures[] =>
  pages.filter(({ file }) => path.basename(file) === 'index.html').flatMap((page) => pageFigures(build, page))

/** Compressed bytes of a site's files, by kind. */
export type AssetFigures = {
  script: number
  /** The text that the sandbox of edited samples runs, viem included: loaded by the first run of an edited sample. */
  sandbox: number
  /** Packages that only some programs import: each is loaded by the first run of a program that does. */
  packages: number
  css: number
}

const KINDS = {
  script: /(?<![\\/]sandbox(?:-\w+)?\.\w+)\.js$/,
  sandbox: /[\\/]sandbox\.\w+\.js$/,
  packages: /[\\/]sandbox-\w+\.\w+\.js$/,
  css: /\.css$/,
} as const satisfies Record<keyof AssetFigures, RegExp>

/** Adds up all the site's script and style files. */
export function assetFigures(build: string): AssetFigures {
  const files = fs.readdirSync(path.join(build, 'assets'), { recursive: true, encoding: 'utf8' })
  const weigh = (kind: RegExp) =>
    files
      .filter((name) => kind.test(name))
      .map((name) => sentBytes(path.join(build, 'assets', name)))
      .reduce((sum, bytes) => sum + bytes, 0)
  return {
    script: weigh(KINDS.script),
    sandbox: weigh(KINDS.sandbox),
    packages: weigh(KINDS.packages),
    css: weigh(KINDS.css),
  }
}
