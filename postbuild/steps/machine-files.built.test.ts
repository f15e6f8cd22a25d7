// The built site's machine-readable files, for every page.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { beforeAll, describe, expect, it } from 'vitest'
import { findElement } from '../../model/html'
import { previewAddress } from '../../model/page/page-addresses'
import { openBuiltDocs } from '../../mcp/built-docs'
import { readBuiltPages } from '../../tests/support/built-pages'
import { areaOfRoute, areas } from './llms/areas'
import { MAX_MISSING } from './markdown/markdown-faults'
import { missingText } from './markdown/missing-text'
import { type ReadablePage, readPage } from './markdown/read-page'
import { readSitemap } from './sitemap/read-sitemap'
import { skillSources } from './skills/skill-sources'

const BUILD = 'build'
const ORIGIN = 'https://docs.celo.org'
const LONGEST_INDEX = 50_000
/** Only documents have the date of their check, in the note before the text. */
const CHECKED = /^---\n[\s\S]*?\nverified: ([\d-]+)\n[\s\S]*?\n---\n/

interface Published {
  readonly route: string
  readonly html: string
  readonly tree: Root
  readonly markdown: string
  readonly page: ReadablePage
}
const read = (name: string) => readFileSync(path.join(BUILD, name), 'utf8')
const getFile = (route: string) =>
  [`${route.slice(1)}.html`, path.join(route.slice(1), 'index.html')].find((name) =>
    existsSync(path.join(BUILD, name)),
  )!
let pages: Published[] = []

beforeAll(async () => {
  const docs = openBuiltDocs(BUILD)
  const parsed = new Map((await readBuiltPages()).map((page) => [page.file, page]))
  pages = await Promise.all(
    [...docs.routes].map(async (route) => {
      const { html, tree } = parsed.get(getFile(route))!
      return { route, html, tree, markdown: await docs.markdown(route), page: readPage(route, tree)! }
    }),
  )
}, 120_000)

const without = (text: string) => pages.filter(({ html }) => !html.includes(text)).map(({ route }) => route)
const shareMissing = ({ page, markdown }: Published, kept = markdown) => {
  const { words, missing } = missingText(page.main, kept)
  return words === 0 ? 0 : missing.length / words
}

describe('every page', () => {
  it('has all but a twentieth of its text in its Markdown', () => {
    expect(pages.length).toBeGreaterThan(290)
    expect(pages.filter((page) => shareMissing(page) > MAX_MISSING).map(({ route }) => route)).toEqual([])
  })
  it('control: detects when a fifth of each Markdown file is cut off', () => {
    const cut = pages.filter(({ markdown }) => markdown.length > 2000)
    const seen = cut.filter(
      (page) => shareMissing(page, page.markdown.slice(0, page.markdown.length * 0.8)) > MAX_MISSING,
    )
    expect(seen.length / cut.length).toBeGreaterThan(0.95)
  })
  it('links its Markdown, its URL, its place and its image', () => {
    const isLink = (rel: string) => (element: Element) => String(element.properties.rel) === rel
    const isPicture = ({ properties }: Element) => properties.property === 'og:image'
    const lacking = pages.flatMap(({ route, html, tree: head }) => {
      const address = route === '/' ? `${ORIGIN}/` : `${ORIGIN}${route}`
      const markdown = route === '/' ? '/index.md' : `${route}.md`
      const picture = `${ORIGIN}${previewAddress(route)}`
      const asked = {
        canonical: findElement(head, isLink('canonical'))?.properties.href === address,
        Markdown: findElement(head, isLink('alternate'))?.properties.href === markdown,
        picture:
          findElement(head, isPicture)?.properties.content === picture &&
          existsSync(`${BUILD}${previewAddress(route)}`),
        index: html.includes('llms.txt'),
      }
      return Object.entries(asked).flatMap(([name, isThere]) => (isThere ? [] : [`${route}: ${name}`]))
    })
    expect(lacking).toEqual([])
  })
  it('of the documents has structured data that parses', () => {
    const documents = pages.filter(({ markdown }) => CHECKED.test(markdown))
    const isData = ({ properties }: Element) => properties.type === 'application/ld+json'
    const kinds = documents.map(({ route, tree }) => {
      const data = findElement(tree, isData)
      return { route, json: JSON.stringify(JSON.parse(data ? toString(data) : '{}')) }
    })
    expect(kinds.filter(({ json }) => !/BreadcrumbList/.test(json) || !/Article/.test(json))).toEqual([])
    expect(
      without('application/ld+json').filter((route) => documents.some((page) => page.route === route)),
    ).toEqual([])
  })
  it('of the documents is in the sitemap with its date', () => {
    const days = new Map(readSitemap(read('sitemap.xml')).map(({ url, day }) => [url, day]))
    const wrong = pages.filter(({ route, markdown }) => {
      const [, day] = CHECKED.exec(markdown) ?? []
      return day !== undefined && days.get(`${ORIGIN}${route}`) !== day
    })
    expect(wrong.map(({ route }) => route)).toEqual([])
  })
})

describe('the files next to the pages', () => {
  it('an index under 50,000 characters, and one of each area with its text', () => {
    expect(read('llms.txt').length).toBeLessThan(LONGEST_INDEX)
    for (const { name, folder } of areas) {
      expect(read(`${folder}/llms.txt`)).toMatch(/^# /)
      const [first] = pages.filter(
        ({ route, markdown }) => CHECKED.test(markdown) && areaOfRoute(route).name === name,
      )
      expect(read(`${folder}/llms-full.txt`).includes(first!.markdown.trim())).toBe(true)
    }
  })
  it.each(skillSources)('the skill $name says what its pages say', ({ name, pages: routes }) => {
    const lines = new Set(
      read(`.well-known/agent-skills/${name}/SKILL.md`)
        .split('\n')
        .map((line) => line.replace(/^#+ /, '')),
    )
    const lost = routes.flatMap((route) =>
      pages
        .find((page) => page.route === route)!
        .markdown.replace(/^---\n[\s\S]*?\n---\n/, '')
        .split('\n')
        .filter((line) => !lines.has(line.replace(/^#+ /, ''))),
    )
    expect(lost).toEqual([])
  })
})

it('allows crawlers, and links the sitemap for them', () => {
  expect(read('robots.txt').split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
  ])
})
