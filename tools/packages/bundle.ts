import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Metafile, type OutputFile, type Plugin } from 'esbuild'

/** Defines `require`, which CommonJS modules in the bundle call. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);"

/** Uses packages in the site's lock file, whose licenses allow redistribution, even if the checks install their own. */
const fromRoot: Plugin = {
  name: 'packages-from-root',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind, importer, pluginData }) => {
      if (pluginData === fromRoot || importer === '' || importer.includes('node_modules')) return undefined
      return resolve(name, { kind, resolveDir: process.cwd(), pluginData: fromRoot })
    }),
}

export interface Bundle {
  readonly files: readonly OutputFile[]
  /** Sources in the bundle, ours and those of packages, relative to the repository's root. */
  readonly inputs: readonly string[]
}

/** Sources that contribute at least a byte to the bundle. */
function listInputs({ outputs }: Metafile): string[] {
  const all = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs))
  return [...new Set(all.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file))].sort()
}

/** Packages that a project brings itself, such as its TypeScript. */
function listPeers(folder: string): string[] {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8')
  const { peerDependencies = {} } = JSON.parse(text) as { peerDependencies?: Record<string, string> }
  return Object.keys(peerDependencies)
}

/**
 * Bundles a package's entries, `src/bin.ts` and `src/index.ts`, with everything they import. Keeps names, so users can
 * read what they run.
 * @param folder the package's folder, such as packages/docs-mcp
 */
export async function bundle(folder: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: ['bin', 'index'].map((name) => path.join(folder, `src/${name}.ts`)),
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    external: listPeers(folder),
    target: 'node20.18',
    banner: { js: REQUIRE },
    legalComments: 'inline',
    logLevel: 'error',
    metafile: true,
    plugins: [fromRoot],
    write: false,
  })
  return { files: outputFiles, inputs: listInputs(metafile) }
}
