import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import upstream from './upstream.json'

type Place = (typeof upstream)[number]

/** What has to be reviewed because a package changed, in readable form; empty if nothing changed. */
function readAgain(places: readonly Place[], modules: string): string[] {
  return places.flatMap((place) => {
    const file = path.join(modules, place.package, place.file)
    const again = `Fix: compare it with ${place.ours} (${place.how}: ${place.why}), then write its new version and sha256 into src/docusaurus-patches/upstream.json.`
    if (!existsSync(file))
      return [`${file}: found no such file, expected the one of ${place.version}. ${again}`]
    const { version } = JSON.parse(
      readFileSync(path.join(modules, place.package, 'package.json'), 'utf8'),
    ) as { version: string }
    const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex')
    if (version === place.version && sha256 === place.sha256) return []
    return [
      `${file}: found ${version} with ${sha256}, expected ${place.version} with ${place.sha256}. ${again}`,
    ]
  })
}

describe('the code in other packages that this site replaces or relies on', () => {
  it('is unchanged since it was last compared', () => {
    expect(readAgain(upstream, 'node_modules')).toEqual([])
  })

  it('has one of our files for each place', () => {
    expect(upstream.filter(({ ours }) => !existsSync(ours))).toEqual([])
  })

  it('covers each module that the build replaces', () => {
    const plugin = readFileSync('plugins/docusaurus-patches/index.ts', 'utf8')
    const patches = [...plugin.matchAll(/patch\('([^']+)'\)/g)].map(
      ([, file]) => `src/docusaurus-patches/${file}`,
    )
    const named = new Set(upstream.map(({ ours }) => ours))
    expect(patches.length).toBeGreaterThan(5)
    expect(patches.filter((file) => !named.has(file))).toEqual([])
  })

  it('control: reports a new version, changed content and a missing file with what to review', () => {
    const [place] = upstream as [Place, ...Place[]]
    expect(readAgain([{ ...place, version: '0.0.0' }], 'node_modules')).toEqual([
      expect.stringContaining('compare it with src/docusaurus-patches/preload.ts'),
    ])
    expect(readAgain([{ ...place, sha256: '0' }], 'node_modules')).toHaveLength(1)
    expect(readAgain([{ ...place, file: 'lib/none.js' }], 'node_modules')).toEqual([
      expect.stringContaining('found no such file'),
    ])
  })
})
