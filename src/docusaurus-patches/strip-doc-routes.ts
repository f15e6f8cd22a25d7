import type { DocusaurusConfig } from '@docusaurus/types'

/** What Docusaurus generates for its client, as file contents. */
export type Generated = {
  routes: string
  chunkNames: string
  registry: string
  globalData: string
  siteMetadata: string
}

type ChunkNames = Record<string, unknown>

const TOP_LEVEL_PAGE =
  /^ {2}\{\n {4}path: '([^']*)',\n {4}component: ComponentCreator\('[^']*', '(\w+)'\),\n {4}exact: true\n {2}\}/gm

/**
 * Routes of pages that are also React pages in the browser: those at the top level. Documentation pages are nested
 * below their layout.
 * @param routes text of .docusaurus/routes.js
 * @throws if the file has another format, as it may after a Docusaurus upgrade
 */
export function standalonePages(routes: string): { path: string; hash: string }[] {
  const pages = [...routes.matchAll(TOP_LEVEL_PAGE)].map(([, path, hash]) => ({ path: path!, hash: hash! }))
  if (pages.length > 0) return pages
  throw new Error(
    '.docusaurus/routes.js: found no top-level page; expected the form of Docusaurus 3.8.1. Compare codegenRoutes of @docusaurus/core and fix TOP_LEVEL_PAGE in src/docusaurus-patches/strip-doc-routes.ts.',
  )
}

/** Every chunk name inside a route's value, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : []
}

/** Without the list of pages (see `core/docs-lookups.ts`). Sidebars are few, so they can be looked up. */
function slimGlobalData(text: string): string {
  type Versions = Record<string, { versions?: { docs: unknown[] }[] }>
  const data = JSON.parse(text) as Record<string, Versions>
  for (const instance of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of instance.versions ?? []) version.docs = []
  }
  return JSON.stringify(data)
}

/** Without the versions of plugins, which only Docusaurus' own debugging page shows. */
const slimMetadata = (text: string) => JSON.stringify({ ...(JSON.parse(text) as object), pluginVersions: {} })

/**
 * The same files without documentation pages. Every other route is served by one page, `@navigation/ServerPage`.
 * @returns source of the modules that the production client gets instead
 */
export function stripDocRoutes(generated: Generated): Generated {
  const { routes, chunkNames, registry, globalData, siteMetadata } = generated
  const pages = standalonePages(routes)
  const keys = new Set(pages.map(({ path, hash }) => `${path}-${hash}`))
  const kept = Object.entries(JSON.parse(chunkNames) as ChunkNames).filter(([key]) => keys.has(key))
  const wanted = new Set(kept.flatMap(([, value]) => namesIn(value)))
  const entries = [...registry.matchAll(/^ {2}"([^"]+)": \[(\(\) => import\(.*?\)), .*?\],(?=};|$)/gm)]
    .filter(([, name]) => wanted.has(name!))
    .map(([, name, load]) => `  "${name}": ${load},`)
  const list = pages.map(({ path, hash }) => {
    const address = JSON.stringify(path)
    return `{path:${address},component:ComponentCreator(${address},"${hash}"),exact:true}`
  })
  return {
    routes: `import ComponentCreator from '@docusaurus/ComponentCreator'\nimport ServerPage from '@navigation/ServerPage'\nexport default [${list.join(',')},{path:'*',component:ServerPage}]\n`,
    chunkNames: JSON.stringify(Object.fromEntries(kept)),
    registry: `export default {\n${entries.join('\n')}\n}\n`,
    globalData: slimGlobalData(globalData),
    siteMetadata: slimMetadata(siteMetadata),
  }
}

/** The settings that code in the browser reads; only the build needs the rest (plugins, template, Markdown). */
const CLIENT_SETTINGS = [
  'title',
  'tagline',
  'titleDelimiter',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'favicon',
  'trailingSlash',
  'noIndex',
  'i18n',
  'customFields',
  'themeConfig',
] as const satisfies (keyof DocusaurusConfig)[]

/** The configuration without the settings that only the build reads. */
export function stripConfig(config: DocusaurusConfig): string {
  const settings = Object.fromEntries(CLIENT_SETTINGS.map((key) => [key, config[key]]))
  return JSON.stringify({ ...settings, future: { experimental_router: config.future.experimental_router } })
}
