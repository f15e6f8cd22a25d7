import fs from 'node:fs'
import path from 'node:path'
import { type Corpus, getFile } from '../corpus/corpus'
import { COMMITTED, type Peer } from './peer'

const withLinks = (peer: Peer, corpus: Corpus, body: string) => {
  const routes = new Set(corpus.pages.map(({ route }) => route))
  return body.replaceAll(/\]\((\/[^)#\s]*)(#[^)]*)?\)/g, (whole, route: string, hash = '') =>
    routes.has(route) ? `](${peer.address(corpus, route)}${hash})` : whole,
  )
}

/** Replaces the pages of an earlier corpus with those of this one. */
export function writePages(peer: Peer, corpus: Corpus, folder: string): void {
  const root = path.join(folder, peer.pages)
  const own = path.join(COMMITTED, peer.name)
  for (const name of [peer.pages, peer.built, ...peer.leftovers])
    if (!fs.existsSync(path.join(own, name)))
      fs.rmSync(path.join(folder, name), { recursive: true, force: true })
  for (const { route, title, description, body } of corpus.pages) {
    const file = path.join(root, getFile(corpus, route))
    const fields = { title, description, ...peer.frontMatter?.(route, corpus) }
    const yaml = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const text = withLinks(peer, corpus, peer.adapt?.(body) ?? body)
    const heading = peer.titleInBody ? `# ${title}\n\n` : ''
    fs.writeFileSync(file, `---\n${yaml.join('\n')}\n---\n\n${heading}${text}`)
  }
  peer.prepare?.(corpus, folder)
}
