import fs from 'node:fs'
import path from 'node:path'

/** Folders with the data that builds generate about themselves. */
const folders = { product: '.docusaurus', kitchenSink: '.docusaurus/kitchen-sink' }

export type Site = keyof typeof folders

type GeneratedDoc = { id: string; path: string; sidebar?: string; unlisted?: boolean }
type GeneratedVersion = {
  name: string
  label: string
  isLast: boolean
  path: string
  mainDocId: string
  docs: GeneratedDoc[]
  draftIds: string[]
  sidebars: Record<string, { link: { path: string; label: string } }>
}
type DocsData = { path: string; versions: GeneratedVersion[]; breadcrumbs: boolean }
type GlobalData = { 'docusaurus-plugin-content-docs': { default: DocsData } }

/** A generated file's text, such as that of `i18n.json`. */
export function generatedText(name: string, site: Site = 'product'): string {
  return fs.readFileSync(path.join(folders[site], name), 'utf8')
}

/** The docs plugin's global data, which every page gets. */
export function docsData(site: Site = 'product'): DocsData {
  const data = JSON.parse(generatedText('globalData.json', site)) as GlobalData
  return data['docusaurus-plugin-content-docs'].default
}

/** The only version of the docs. */
export function currentVersion(site: Site = 'product'): GeneratedVersion {
  return docsData(site).versions[0]!
}

export type Route = { path: string; exact?: boolean; routes?: Route[] }

/** Every route of a site that shows a page: the tree in `routes.js` without layouts. */
export function leafRoutes(site: Site = 'product'): Route[] {
  const body = generatedText('routes.js', site)
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return')
  const routes = new Function('ComponentCreator', body)(() => null) as Route[]
  const leaves = (route: Route): Route[] => route.routes?.flatMap(leaves) ?? [route]
  return routes.flatMap(leaves).filter((route) => route.path !== '*')
}

/** A sidebar's items, as the section's pages get them. */
export type SidebarItem = {
  type: 'link' | 'category'
  label: string
  href?: string
  docId?: string
  unlisted?: boolean
  linkUnlisted?: boolean
  items?: SidebarItem[]
}

/** Every item in every sidebar, with groups before their content. */
export function sidebarItems(site: Site = 'product'): SidebarItem[] {
  const folder = path.join(folders[site], 'docusaurus-plugin-content-docs/default/p')
  const flat = (item: SidebarItem): SidebarItem[] => [item, ...(item.items ?? []).flatMap(flat)]
  return fs.readdirSync(folder).flatMap((name) => {
    const { version } = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as {
      version?: { docsSidebars: Record<string, SidebarItem[]> }
    }
    return Object.values(version?.docsSidebars ?? {})
      .flat()
      .flatMap(flat)
  })
}
