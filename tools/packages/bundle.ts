import path from 'node:path'
import { build, type Metafile, type OutputFile, type Plugin } from 'esbuild'

/** What CommonJS modules inside of the bundle call. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);"

/** Packages come from the site's lock file, whose licenses allow passing them on, also where the checks have their own. */
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
  /** Sources that ended up in it, relative to the root of the repository: ours, and those of packages. */
  readonly inputs: readonly string[]
}

/** Sources of which something is in the bundle. */
function listInputs({ outputs }: Metafile): string[] {
  const all = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs))
  return [...new Set(all.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file))].sort()
}

/**
 * Joins the entries of a package, `src/bin.ts` and `src/index.ts`, with everything that they import. Names stay as they
 * are, so that whoever runs it can read it.
 * @param folder of the package, such as packages/docs-mcp
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
