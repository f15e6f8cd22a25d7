import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { moveRootFiles } from '../browser/root-files'
import { CACHE } from '../cache'
import { POLICY_FILE } from '../../model/http/server-files'
import { runCommand } from '../children'
import { COMMITTED, type Peer } from './peer'
import type { Site } from './site'
import { timedBuild } from './timed-build'
import { writePages } from './write-pages'

/** Allows everything, because the peers' pages aren't written for a strict policy. */
const OPEN_POLICY = `default-src * data: blob: 'unsafe-inline' 'unsafe-eval'`

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
      const environment = { NODE_ENV: 'production', ...peer.environment }
      const commands = peer.programs.map(([program, ...words], index) => ({
        command: path.join(folder, 'node_modules', program),
        words,
        folder,
        environment,
        log: path.join(folder, `build-${corpus.name}${index === 0 ? '' : `-${index + 1}`}.log`),
      }))
      const build = await timedBuild(commands)
      fs.rmSync(out, { recursive: true, force: true })
      fs.mkdirSync(path.dirname(out), { recursive: true })
      fs.renameSync(path.join(folder, peer.built), out)
      moveRootFiles(out)
      fs.writeFileSync(path.join(out, POLICY_FILE), JSON.stringify({ policy: OPEN_POLICY }))
      return build
    },
  }
}
