import path from 'node:path'
import { build, type Metafile, type OutputFile } from 'esbuild'

/** What CommonJS modules inside of the bundle call. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

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
    write: false,
  })
  return { files: outputFiles, inputs: listInputs(metafile) }
}
