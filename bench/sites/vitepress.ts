import fs from 'node:fs'
import path from 'node:path'
import { type Corpus, hasPagesBelow } from '../corpus/corpus'
import { folderTree } from './folder-tree'
import { peerSite } from './peer-site'

const address = (corpus: Corpus, route: string) =>
  route !== '/' && hasPagesBelow(corpus, route) ? `${route}/` : route

type Item = { text: string; link?: string; collapsed?: boolean; items?: Item[] }

/** VitePress doesn't generate a sidebar, so this is the same tree of folders that the others generate. */
function sidebar(corpus: Corpus): Item[] {
  const makeItem = ({ title, route, below }: ReturnType<typeof folderTree>[number]): Item => ({
    text: title,
    ...(route && { link: address(corpus, route) }),
    ...(below.length > 0 && { collapsed: true, items: below.map(makeItem) }),
  })
  return folderTree(corpus).map(makeItem)
}

export const vitepress = peerSite({
  name: 'vitepress',
  title: 'VitePress',
  pages: 'docs',
  built: '.vitepress/dist',
  leftovers: ['.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite'],
  programs: [['.bin/vitepress', 'build']],
  titleInBody: true,
  address,
  prepare: (corpus, folder) =>
    fs.writeFileSync(path.join(folder, 'sidebar.json'), JSON.stringify(sidebar(corpus))),
  search: { open: 'Control+k', hit: '.VPLocalSearchBox .results .result' },
})
