import fs from 'node:fs'
import path from 'node:path'
import { sentBytes } from '../support/sent-bytes'

const ELEMENT = /<[a-z][a-z0-9-]*(?=[\s>/])/g

/** Elements that the browser creates for a page, counted in its HTML. */
export function listElements(html: string): number {
  return html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '').match(ELEMENT)?.length ?? 0
}

const inlineStyle = (html: string) => html.match(/<style>([\s\S]*?)<\/style>/)?.[1]?.length ?? 0

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

function pageFigures(build: string, file: string): PageFigures {
  const folder = path.dirname(file)
  const address = `/${path.relative(build, folder)}`
  const html = fs.readFileSync(file, 'utf8')
  const data = path.join(folder, 'page.json')
  return {
    address,
    area: address.split('/')[1] || 'home',
    page: sentBytes(file),
    navigation: fs.existsSync(data) ? sentBytes(data) : 0,
    style: inlineStyle(html),
    elements: listElements(html),
  }
}

/** Figures for every page with its own style, which excludes pages that only redirect. */
export function siteFigures(build: string): PageFigures[] {
  return fs
    .readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => path.join(build, name))
    .filter((file) => fs.readFileSync(file, 'utf8').includes('<style>'))
    .map((file) => pageFigures(build, file))
}

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
