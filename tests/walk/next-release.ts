import fs from 'node:fs'
import path from 'node:path'
import { releaseIn } from '../support/deployed-site'

const NAMES_RELEASE = /(?:^|\/)(?:[^/]+\.html|page\.json|release\.json)$/
const TWIN = /\.(?:br|gz)$/

/**
 * A copy of a built site that claims to be another release; files that don't name the release are links to the original.
 * @param out the copy's folder, which is emptied first
 */
export function copyAsNextRelease(built: string, out: string): void {
  const before = releaseIn(built)
  const after = `${before.slice(0, -1)}${before.endsWith('0') ? '1' : '0'}`
  fs.rmSync(out, { recursive: true, force: true })
  for (const name of fs.readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    const [from, to] = [path.join(built, name), path.join(out, name)]
    if (fs.statSync(from).isDirectory()) continue
    fs.mkdirSync(path.dirname(to), { recursive: true })
    if (NAMES_RELEASE.test(name))
      fs.writeFileSync(to, fs.readFileSync(from, 'utf8').replaceAll(before, after))
    else if (!(TWIN.test(name) && NAMES_RELEASE.test(name.replace(TWIN, '')))) fs.linkSync(from, to)
  }
}
