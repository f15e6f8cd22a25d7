import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { CACHE } from '../cache'
import { POLICY_FILE } from '../../model/http/server-files'
import { runCommand } from '../children'
import { type Corpus, getFile } from '../corpus/corpus'
import type { SearchBox, Site } from './site'
import { timedBuild } from './timed-build'

const COMMITTED = path.resolve('bench/peers')

/** Lets a page do all that it wants: the peers' pages are not written for a strict policy. */
const OPEN_POLICY = `default-src * data: blob: 'unsafe-inline' 'unsafe-eval'`

export type Peer = {
  readonly name: string
  readonly title: string
  /** Folder of pages, and of what the build writes, inside the peer's own. */
  readonly pages: string
  readonly built: string
  /** Program below node_modules, and its words. */
  readonly program: readonly string[]
  /** Folders that an earlier build leaves and a clean one must not find. */
  readonly leftovers: readonly string[]
  /** True where the theme draws no heading from the title in the front matter. */
  readonly titleInBody?: boolean
  readonly frontMatter?: (route: string) => Readonly<Record<string, string>>
  /** A link to another page of the corpus, as the generator wants it. */
  readonly address: (corpus: Corpus, route: string) => string
  /** Writes what the configuration reads besides the pages. */
  readonly prepare?: (corpus: Corpus, folder: string) => void
  readonly environment?: Readonly<Record<string, string>>
  /** True where a package needs its script at installing; this repository's .npmrc says no for all. */
  readonly installScripts?: boolean
  readonly search?: SearchBox
}

const listed = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()

/** Installs the pinned packages into the peer's own folder, when its committed files have changed. */
async function install(
  { name, installScripts = false }: Peer,
  folder: string,
  say: (what: string) => void,
): Promise<void> {
  const from = path.join(COMMITTED, name)
  fs.mkdirSync(folder, { recursive: true })
  fs.cpSync(from, folder, { recursive: true })
  const lock = fs.readFileSync(path.join(from, 'package-lock.json'), 'utf8')
  const mark = path.join(folder, '.installed')
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === lock) return
  say('installing its packages')
  const log = path.join(folder, 'install.log')
  // Not npm ci: it refuses a lock that leaves out programs of other systems, which registries do not all keep.
  const words = ['install', '--no-save', '--no-audit', '--no-fund', `--ignore-scripts=${!installScripts}`]
  await runCommand({ command: 'npm', words, folder, log })
  fs.writeFileSync(mark, lock)
}

const withLinks = (peer: Peer, corpus: Corpus, body: string) => {
  const routes = new Set(corpus.pages.map(({ route }) => route))
  return body.replaceAll(/\]\((\/[^)#\s]*)(#[^)]*)?\)/g, (whole, route: string, hash = '') =>
    routes.has(route) ? `](${peer.address(corpus, route)}${hash})` : whole,
  )
}

/** Writes the pages of a corpus in place of those of an earlier one. */
function writePages(peer: Peer, corpus: Corpus, folder: string): void {
  const root = path.join(folder, peer.pages)
  const own = path.join(COMMITTED, peer.name)
  for (const name of [peer.pages, peer.built, ...peer.leftovers])
    if (!fs.existsSync(path.join(own, name)))
      fs.rmSync(path.join(folder, name), { recursive: true, force: true })
  for (const { route, title, description, body } of corpus.pages) {
    const file = path.join(root, getFile(corpus, route))
    const fields = { title, description, ...peer.frontMatter?.(route) }
    const yaml = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const heading = peer.titleInBody ? `# ${title}\n\n` : ''
    fs.writeFileSync(file, `---\n${yaml.join('\n')}\n---\n\n${heading}${withLinks(peer, corpus, body)}`)
  }
  peer.prepare?.(corpus, folder)
}

/** A generator that is installed below .cache/bench/peers and configured by the files of bench/peers/<name>. */
export function peerSite(peer: Peer): Site {
  const { name, title, address, search } = peer
  const folder = path.join(CACHE, 'peers', name)
  return {
    name,
    title,
    address,
    ...(search && { search }),
    stamp: () => {
      const hash = createHash('sha256')
      for (const file of listed(path.join(COMMITTED, name))) hash.update(fs.readFileSync(file))
      return hash.digest('hex').slice(0, 12)
    },
    async build(corpus, out, say) {
      await install(peer, folder, say)
      writePages(peer, corpus, folder)
      say(`building ${corpus.pages.length} pages`)
      const [program = '', ...words] = peer.program
      const command = path.join(folder, 'node_modules', program)
      const log = path.join(folder, `build-${corpus.name}.log`)
      const environment = { NODE_ENV: 'production', ...peer.environment }
      const build = await timedBuild([{ command, words, folder, environment, log }])
      fs.rmSync(out, { recursive: true, force: true })
      fs.mkdirSync(path.dirname(out), { recursive: true })
      fs.renameSync(path.join(folder, peer.built), out)
      fs.writeFileSync(path.join(out, POLICY_FILE), JSON.stringify({ policy: OPEN_POLICY }))
      return build
    },
  }
}
