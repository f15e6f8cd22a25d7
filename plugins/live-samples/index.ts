// Compiles the samples that readers can run at build time, so nothing is evaluated in a page.
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { networkNames } from '../../model/live-sample/live-values'
import { walletNetwork } from '../../model/facts/wallet-network'
import { listLiveSamples, type LiveSample } from '../../model/live-sample/list-live-samples'
import { makeProgram, sampleId } from '../../model/live-sample/live-program'
import { EXTRA_BUNDLES } from '../../model/live-sample/editor-modules'
import { bundleExtra, bundleStyle, bundleWorker } from '../../src/sandbox/bundle'

/** One module for all programs, so they and viem are loaded together, once. */
function listModule(samples: readonly LiveSample[]): string {
  const ids = samples.map(({ code }) => sampleId(code))
  const imports = ids.map((id) => `import sample_${id} from './${id}'\n`).join('')
  return `${imports}
export const programs = { ${ids.map((id) => `'${id}': sample_${id}`).join(', ')} }
${networks}`
}

const networks = `export const networks = ${JSON.stringify(
  Object.fromEntries(Object.values(networkNames).map((id) => [id, walletNetwork(id)])),
)}\n`

/** What the editor loads: the parts of a worker's script, as texts for the sandbox, and its own style. */
async function listEditorModules(): Promise<Record<string, string>> {
  const asText = (name: string, text: string) => `export const ${name} = ${JSON.stringify(text)}\n`
  const extras = EXTRA_BUNDLES.map(
    async (name) => [`sandbox-${name}.ts`, asText('workerCode', await bundleExtra(name))] as const,
  )
  return {
    ...Object.fromEntries(await Promise.all(extras)),
    'editor-style.ts': asText('editorStyle', await bundleStyle()),
    'sandbox.ts': asText('workerCode', await bundleWorker()) + networks,
  }
}

export default function liveSamples({ siteDir }: LoadContext): Plugin<LiveSample[]> {
  return {
    name: 'live-samples',
    getClientModules: () => [path.resolve('src/components/LiveSample/live-sample.client.ts')],
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/*.mdx')],
    loadContent: async () => Promise.resolve(listLiveSamples(siteDir)),
    contentLoaded: async ({ content, actions: { createData } }) => {
      for (const { code, values } of content)
        await createData(`${sampleId(code)}.ts`, makeProgram(code, values))
      await createData('programs.ts', listModule(content))
      for (const [name, text] of Object.entries(await listEditorModules())) await createData(name, text)
    },
  }
}
