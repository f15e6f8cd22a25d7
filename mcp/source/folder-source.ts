import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { DocsError } from '../docs-error'
import { DATA_FILES, type DocsSource, getRoute } from './docs-source'
import { keepResult } from './keep-result'
import { listPageLinks } from './page-links'

/** A build's old URLs and their targets. */
const redirectsSchema = z.object({ moved: z.record(z.string(), z.string()) })
/** The base for links without a host; nothing is published here. */
const NOWHERE = new URL('http://folder.invalid/')

function listRoutes(root: string): Set<string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.md') && !name.startsWith('.')) // skills aren't pages
  return new Set(files.flatMap((file) => getRoute(file) ?? []))
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * A site that was built into a folder. Doesn't use the network.
 * @throws DocsError if it doesn't contain a built site
 */
export function openFolder(root: string): DocsSource {
  const llms = path.join(root, 'llms.txt')
  if (!existsSync(llms))
    throw new DocsError(
      'no_build',
      `${root}: found no built site, expected one with llms.txt. Fix: build the site (npm run build), or pass its folder. An address starts with https://.`,
    )
  const index = readFileSync(llms, 'utf8')
  const { origin } = listPageLinks(index, NOWHERE)
  const read = (file: string) => readIfThere(path.join(root, file))
  const moved = keepResult(async () => {
    const text = await read('_redirects.json')
    return text === undefined ? {} : redirectsSchema.parse(JSON.parse(text)).moved
  })
  return {
    name: root,
    index,
    origin: origin === NOWHERE.origin ? '' : origin,
    routes: listRoutes(root),
    data: new Set(DATA_FILES.filter((file) => existsSync(path.join(root, file)))),
    read,
    findMoved: async (old) => (await moved())[old],
  }
}
