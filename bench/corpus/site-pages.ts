import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { site } from '../../config/site'
import { splitFrontMatter } from '../../model/page/split-front-matter'
import { Problem } from '../problem'
import type { BenchPage, Corpus } from './corpus'

/** Pages without their own text. */
const LEFT_OUT = new Set(['/404', '/search', '/all-pages'])

const frontMatter = z.object({ title: z.string(), description: z.string().default('') })

const routeFromFile = (file: string) => `/${file.replace(/\.md$/, '').replace(/^index$/, '')}`

/**
 * Links to pages of the site become routes; other links stay, and so do pictures: most generators stop at one that isn't
 * among their files.
 */
const ownLinks = (text: string) =>
  text.replaceAll(
    new RegExp(`(?<!!\\[[^\\]]*)\\]\\(${site.url}(/[^)#\\s]*?)(?:\\.md)?(#[^)]*)?\\)`, 'g'),
    ']($1$2)',
  )

/** An exported page without its front matter, and without the title and description that are repeated below it. */
export function readExportedPage(file: string, text: string): BenchPage {
  const { yaml, body: rest } = splitFrontMatter(text)
  if (yaml === undefined)
    throw new Problem(`${file}: found no front matter, expected an exported page. Fix: npm run build.`)
  const { title, description } = frontMatter.parse(parse(yaml))
  const body = rest
    .replace(/^\s*# .*\n+/, '')
    .replace(description, '')
    .trimStart()
  return { route: routeFromFile(file), title, description, body: ownLinks(body) }
}

/** Other Markdown in a build (skills for agents) has no page next to it. */
const isPage = (build: string, name: string) =>
  fs.existsSync(path.join(build, routeFromFile(name), 'index.html'))

/**
 * This site's pages, as its build exports them in Markdown.
 * @throws Problem if there's no build
 */
export function siteCorpus(build = 'build'): Corpus {
  if (!fs.existsSync(path.join(build, 'index.md')))
    throw new Problem(
      `${build}/index.md: found nothing, expected an exported page. Fix: npm run build, then run the bench again.`,
    )
  const pages = fs
    .readdirSync(build, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.md') && !LEFT_OUT.has(routeFromFile(name)) && isPage(build, name))
    .sort()
    .map((name) => readExportedPage(name, fs.readFileSync(path.join(build, name), 'utf8')))
  return { name: 'site', pages, page: '/developer/portal', next: '/developer/reown', query: 'fee currency' }
}
