import fs from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { pageFilesModule } from '../../src/navigation/page-files'
import { stripConfig, stripDocRoutes } from '../../src/docusaurus-patches/strip-doc-routes'

const patch = (file: string) => path.resolve('src/docusaurus-patches', file)

/** Writes the stripped modules to the generated files folder, and returns the request that each replaces. */
function strippedModules(
  { generatedFilesDir, siteConfig }: LoadContext,
  docs: string,
): Record<string, string> {
  const read = (name: string) => fs.readFileSync(path.join(generatedFilesDir, name), 'utf8')
  const stripped = stripDocRoutes({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
    globalData: read('globalData.json'),
    siteMetadata: read('site-metadata.json'),
  })
  const folder = path.join(generatedFilesDir, 'stripped')
  fs.mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => {
    fs.writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }
  return {
    '@generated/routes': write('routes.js', stripped.routes),
    '@generated/routesChunkNames': write('routesChunkNames.json', stripped.chunkNames),
    '@generated/registry': write('registry.js', stripped.registry),
    '@generated/globalData': write('globalData.json', stripped.globalData),
    '@generated/site-metadata': write('site-metadata.json', stripped.siteMetadata),
    '@generated/docusaurus.config': write('docusaurus.config.json', stripConfig(siteConfig)),
    '@navigation/page-files': write('page-files.js', pageFilesModule(docs)),
    '@navigation/ServerPage': path.resolve('src/navigation/ServerPage.tsx'),
  }
}

/** Modules in core's client that ours replace, by import request. */
const coreRequests: Record<string, string> = {
  './preload': patch('preload.ts'),
  './docusaurus': patch('docusaurus.ts'),
  './ClientLifecyclesDispatcher': patch('ClientLifecyclesDispatcher.ts'),
}

/** Looking up a page by ID; the browser doesn't have that list. */
const docsRequests: Record<string, string> = { './docsUtils': patch('docs-lookups.ts') }

/**
 * `@docusaurus/utils-common` uses one function from tslib but pulls in all 11 KB, which bundlers can't tree-shake.
 */
const utilsRequests: Record<string, string> = { tslib: patch('tslib.ts') }

/** Our module for each request, by the importing folder. */
const ownRequests: [folder: string, Record<string, string>][] = [
  [path.join('@docusaurus', 'core', 'lib', 'client'), coreRequests],
  [path.join('@docusaurus', 'plugin-content-docs', 'lib', 'client'), docsRequests],
  [path.join('@docusaurus', 'utils-common', 'lib'), utilsRequests],
]

/** Libraries of which the browser uses a small part, by import request. */
const slimLibraries: Record<string, string> = {
  'react-helmet-async': patch('helmet.tsx'),
  'react-router-dom': patch('router/index.ts'),
  'react-router-config': patch('router/index.ts'),
  '@docusaurus/ComponentCreator': patch('component-creator.tsx'),
}

/** Everywhere: where theme-common stores a reader's choices. */
const storageSlots = [/\/storageUtils$/, patch('storage-slots.ts')] as const

/**
 * Replaces Docusaurus code that doesn't do what this site needs. `src/docusaurus-patches` has one file for each
 * replaced module, and its `upstream.json` lists the originals; a test compares them with what's installed.
 * Documentation pages leave the production client here: they're rendered at build time, and src/navigation adopts
 * them.
 */
export default function docusaurusPatches(context: LoadContext, { docs }: { docs: string }): Plugin {
  const alias = { '@docusaurus/useRouteContext': patch('use-route-context.ts') }
  return {
    name: 'docusaurus-patches',
    configureWebpack(_config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin: Replacement } = currentBundler.instance
      if (isServer || process.env.NODE_ENV !== 'production')
        return { resolve: { alias }, plugins: [new Replacement(...storageSlots)] }
      const requests = strippedModules(context, docs)
      return {
        mergeStrategy: { entry: 'replace' },
        entry: patch('entry.ts'),
        resolve: { alias: { ...alias, ...slimLibraries } },
        plugins: [
          new Replacement(...storageSlots),
          new Replacement(/^(?:@generated\/|@navigation\/|\.\/|tslib$)/, (module) => {
            const own = ownRequests.find(([folder]) => module.context.endsWith(folder))?.[1][module.request]
            module.request = own ?? requests[module.request] ?? module.request
          }),
        ],
      }
    },
  }
}
