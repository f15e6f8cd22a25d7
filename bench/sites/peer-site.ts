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

/** Allows everything, because the peers' pages aren't written for a strict policy. */
const OPEN_POLICY = `default-src * data: blob: 'unsafe-inline' 'unsafe-eval'`

export type Peer = {
  readonly name: string
  readonly title: string
  /** Folders for the pages and the build's output, relative to the peer's folder. */
  readonly pages: string
  readonly built: string
  /** Program in node_modules, and its arguments. */
  readonly program: readonly string[]
  /** Folders left by earlier builds, which a clean build mustn't find. */
  readonly leftovers: readonly string[]
  /** True if the theme doesn't render the title in the front matter as a heading. */
  readonly titleInBody?: boolean
  readonly frontMatter?: (route: string) => Readonly<Record<string, string>>
  /** A link to another page in the corpus, in the generator's format. */
  readonly address: (corpus: Corpus, route: string) => string
  /** Writes other files that the configuration reads. */
  readonly prepare?: (corpus: Corpus, folder: string) => void
  readonly environment?: Readonly<Record<string, string>>
  /** True if a package requires its install script; this repository's .npmrc disables all of them. */
  readonly installScripts?: boolean
  readonly search?: SearchBox
}

const listed = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()

/** Installs the pinned packages into the peer's folder if its committed files have changed. */
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
  // Not npm ci, because it rejects lock files without binaries for other platforms, which not all registries have.
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

/** Replaces the pages of an earlier corpus with those of this one. */
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

/** A generator that's installed in .cache/bench/peers and configured by the files in bench/peers/<name>. */
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
