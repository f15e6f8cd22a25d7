import fs from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { pageFilesModule } from './page-files'
import { slimConfig, slimModules } from './slim-modules'

const here = (file: string) => path.resolve('plugins/flat-site', file)

/** Writes the slim modules below the generated files, and says which request each answers. */
function slimRequests({ generatedFilesDir, siteConfig }: LoadContext, docs: string): Record<string, string> {
  const read = (name: string) => fs.readFileSync(path.join(generatedFilesDir, name), 'utf8')
  const slim = slimModules({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
    globalData: read('globalData.json'),
  })
  const folder = path.join(generatedFilesDir, 'flat-site')
  fs.mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => {
    fs.writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }
  return {
    '@generated/routes': write('routes.js', slim.routes),
    '@generated/routesChunkNames': write('routesChunkNames.json', slim.chunkNames),
    '@generated/registry': write('registry.js', slim.registry),
    '@generated/globalData': write('globalData.json', slim.globalData),
    '@generated/docusaurus.config': write('docusaurus.config.json', slimConfig(siteConfig)),
    '@flat-site/page-files': write('page-files.js', pageFilesModule(docs)),
    '@flat-site/ServerPage': here('client/ServerPage.tsx'),
  }
}

/** Modules of core that ours stand for, by their request inside core's client. */
const coreRequests: Record<string, string> = {
  './preload': here('core/preload.ts'),
  './docusaurus': here('core/docusaurus.ts'),
  './ClientLifecyclesDispatcher': here('core/ClientLifecyclesDispatcher.ts'),
}

/** Looking up a page by its id, of which the browser has no list. */
const docsRequests: Record<string, string> = { './docsUtils': here('core/docs-lookups.ts') }

/** `@docusaurus/utils-common` takes one function of tslib, and with it all 11 KB of it, which no bundler can shake. */
const utilsRequests: Record<string, string> = { tslib: here('core/tslib.ts') }

/** What stands in for a module that is asked for from within a folder. */
const ownRequests: [folder: string, Record<string, string>][] = [
  [path.join('@docusaurus', 'core', 'lib', 'client'), coreRequests],
  [path.join('@docusaurus', 'plugin-content-docs', 'lib', 'client'), docsRequests],
  [path.join('@docusaurus', 'utils-common', 'lib'), utilsRequests],
]

/**
 * Takes documentation pages out of the production client: they are rendered on the server and adopted. README.md tells
 * why and how.
 */
export default function flatSite(context: LoadContext, { docs }: { docs: string }): Plugin {
  return {
    name: 'flat-site',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'production') return {}
      const { NormalModuleReplacementPlugin } = currentBundler.instance
      const requests = slimRequests(context, docs)
      return {
        mergeStrategy: { entry: 'replace' },
        entry: here('core/entry.ts'),
        plugins: [
          new NormalModuleReplacementPlugin(/^(?:@generated\/|@flat-site\/|\.\/|tslib$)/, (module) => {
            const own = ownRequests.find(([folder]) => module.context.endsWith(folder))?.[1][module.request]
            module.request = own ?? requests[module.request] ?? module.request
          }),
        ],
      }
    },
  }
}
