// Computes the data for the landing page, /home and /showcase at build time, so no page ships the registry.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { homeSample } from '../../model/code-block/home-sample'
import { factRaw } from '../../model/facts/registry'
import { parseNews } from '../../model/facts/schema/news'
import { parseShowcase } from '../../model/facts/schema/showcase'
import { parseTags, listTagIds } from '../../model/facts/schema/tags'
import { parseTutorials } from '../../model/facts/schema/tutorials'
import { targets } from '../../src/components/IndexRow/targets'
import type { HomeData, ShowcaseData } from '../../src/types/home-data'
import { readDocPages, type DocFile } from './doc-pages'
import { homeData } from './home-data'
import { showcaseData } from './showcase-data'

interface Content {
  home: HomeData
  showcase: ShowcaseData
}

const NEWS = 'data/news.json'

/** Routes in src/pages, which are never missing as targets. */
const ownPages = ['/', '/home', '/showcase', '/search', '/markdown-page']

function loadShowcase(siteDir: string, pages: Map<string, DocFile>): ShowcaseData {
  const read = (file: string): [string, string] => [file, readFileSync(join(siteDir, file), 'utf8')]
  const tags = parseTags(...read('data/tags.json'))
  const sites = parseShowcase(...read('data/showcase.json'), listTagIds(tags, 'showcase'))
  const tutorials = parseTutorials(...read('data/tutorials.json'), listTagIds(tags, 'tutorials'))
  return showcaseData({ tags, sites, tutorials }, pages)
}

function loadHome(siteDir: string, pages: Map<string, DocFile>): Promise<HomeData> {
  const missing = targets.filter((target) => !pages.has(target) && !ownPages.includes(target))
  const samples = readFileSync(join(siteDir, homeSample.file), 'utf8')
  const news = parseNews(NEWS, readFileSync(join(siteDir, NEWS), 'utf8'), {
    getDate: (event) => String(factRaw(`events.${event}`)),
    hasPage: (route) => pages.has(route),
  })
  return homeData({ samples, news, missing })
}

export default function homeFacts({ siteDir }: LoadContext): Plugin<Content> {
  return {
    name: 'home-data',
    getPathsToWatch: () => ['data/*.json', homeSample.file].map((path) => join(siteDir, path)),
    loadContent: async () => {
      const pages = readDocPages(join(siteDir, 'docs'))
      return { home: await loadHome(siteDir, pages), showcase: loadShowcase(siteDir, pages) }
    },
    contentLoaded: async ({ content, actions }) => {
      await actions.createData('home.json', content.home)
      await actions.createData('showcase.json', content.showcase)
    },
  }
}
