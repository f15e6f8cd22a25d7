import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const PEERS = 'bench/peers'
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) })

/** A list of the peers with their pinned versions. */
export const listVersions = (folder = PEERS): string =>
  fs
    .readdirSync(folder)
    .sort()
    .map((name) => {
      const text = fs.readFileSync(path.join(folder, name, 'package.json'), 'utf8')
      const { dependencies } = manifest.parse(JSON.parse(text))
      const packages = Object.entries(dependencies).map(([one, version]) => `${one} ${version}`)
      return `- ${name}: ${packages.join(', ')}`
    })
    .join('\n')
