// Makes the sandbox's scripts and the editor's style at build time.
import path from 'node:path'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import type { ExtraBundle } from '../../model/live-sample/editor-modules'

/** BIP-39's lists of words in nine languages: a third of viem's size, and only for recovery phrases. */
const withoutWordLists: Plugin = {
  name: 'without-word-lists',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@scure[\\/]bip39[\\/].*wordlists[\\/]/ }, () => ({
      contents: 'export const wordlist = []',
    }))
  },
}

async function bundle(entry: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('src', entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    ...options,
  })
  return outputFiles![0]!.text
}

/** The script of the sandbox's document. */
export const bundleFrame = async (): Promise<string> => (await bundle('sandbox/frame.client.ts')).trim()

/** The script of the relay's document. */
export const bundleRelay = async (): Promise<string> => (await bundle('relay/relay.client.ts')).trim()

/** What runs in the worker before every program: viem, and what a program gets instead of Node.js. */
export const bundleWorker = (): Promise<string> =>
  bundle('sandbox/worker/worker.client.ts', { plugins: [withoutWordLists], charset: 'utf8' })

/**
 * What runs after it for the programs that need it. viem isn't in there a second time: a bundle gets the worker's own.
 */
export const bundleExtra = (name: ExtraBundle): Promise<string> =>
  bundle(`sandbox/worker/packages/${name}.ts`, {
    format: 'cjs',
    platform: 'browser',
    mainFields: ['browser', 'module', 'main'],
    external: ['viem'],
    charset: 'utf8',
    banner: { js: 'celoProvide(function(require,module,exports){' },
    footer: { js: '})' },
  })

/** The style of the editor. */
export const bundleStyle = (): Promise<string> =>
  bundle('components/SampleEditor/editor.css', { target: 'safari15' })
