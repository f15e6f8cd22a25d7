import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CurrentBundler, Plugin } from '@docusaurus/types'
import { DIALOG_STYLE } from '../../src/search/dialog/dialog-style'

type Bundler = CurrentBundler['instance']

const STYLE_SOURCE = path.resolve('src/search/dialog/search-dialog.css')

/**
 * Adds the dialog's style as a file of its own, which the bundler minifies like the others. An import would put it into
 * the one style sheet that every page loads.
 */
const emitDialogStyle = ({ Compilation, sources }: Bundler) => ({
  apply(compiler: InstanceType<Bundler['Compiler']>) {
    compiler.hooks.thisCompilation.tap('search', (compilation) => {
      compilation.fileDependencies.add(STYLE_SOURCE)
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'search', stage }, () =>
        compilation.emitAsset(DIALOG_STYLE.slice(1), new sources.RawSource(readFileSync(STYLE_SOURCE))),
      )
    })
  },
})

/**
 * Search: the theme's slot `@theme/SearchBar`, the dialog's style, and the keyboard shortcuts that open it before the
 * application has started.
 */
export default function search(): Plugin {
  const themePath = path.resolve('src/search/theme')
  return {
    name: 'search',
    getThemePath: () => themePath,
    getTypeScriptThemePath: () => themePath,
    getClientModules: () => [path.join(themePath, 'SearchBar/search-trigger.client.ts')],
    configureWebpack: (_config, isServer, { currentBundler }) =>
      isServer ? {} : { plugins: [emitDialogStyle(currentBundler.instance)] },
  }
}
