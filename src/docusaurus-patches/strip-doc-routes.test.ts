import { describe, expect, it } from 'vitest'
import { stripDocRoutes, standalonePages } from './strip-doc-routes'

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/home',
    component: ComponentCreator('/home', '2eb'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', 'dea'),
    routes: [
      {
        path: '/build/',
        component: ComponentCreator('/build/', 'cbf'),
        exact: true,
        sidebar: "buildOnCeloSidebar"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`
const chunkNames = JSON.stringify({
  '/home-2eb': { __comp: 'page', __context: { plugin: 'plugin' } },
  '/-dea': { __comp: 'layout' },
  '/build/-cbf': { __comp: 'doc', content: 'text' },
})
const line = (name: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}"), "@site/${name}", require.resolveWeak("@site/${name}")],`
const registry = `export default {\n${['doc', 'page', 'plugin', 'text'].map(line).join('\n')}};\n`
const globalData = JSON.stringify({
  'docusaurus-plugin-content-docs': {
    default: { versions: [{ name: 'current', docs: [{ id: 'build' }], sidebars: { one: {} } }] },
  },
})
const siteMetadata = JSON.stringify({
  docusaurusVersion: '3.8.1',
  pluginVersions: { search: { type: 'project' } },
})

describe('stripDocRoutes', () => {
  const slim = stripDocRoutes({ routes, chunkNames, registry, globalData, siteMetadata })

  it('keeps pages at the top level and serves everything else with one page', () => {
    expect(slim.routes).toContain('ComponentCreator("/home","2eb")')
    expect(slim.routes).not.toContain('/build/')
    expect(slim.routes).toContain("{path:'*',component:ServerPage}")
  })

  it('keeps only the chunks of those pages', () => {
    expect(Object.keys(JSON.parse(slim.chunkNames) as object)).toEqual(['/home-2eb'])
    expect([...slim.registry.matchAll(/^ {2}"(\w+)"/gm)].map(([, name]) => name)).toEqual(['page', 'plugin'])
  })

  it('keeps how each chunk loads, and nothing that only a server asks for', () => {
    expect(slim.registry).toContain('"page": () => import(/* webpackChunkName: "page" */ "@site/page"),')
    expect(slim.registry).not.toContain('resolveWeak')
  })

  it('keeps the version of Docusaurus, without those of plugins', () =>
    expect(JSON.parse(slim.siteMetadata)).toEqual({ docusaurusVersion: '3.8.1', pluginVersions: {} }))

  it('writes modules that parse', () => {
    expect(
      () => new Function(slim.registry.replace('export default', 'return').replaceAll('import(', 'load(')),
    ).not.toThrow()
  })

  it('keeps the version, without its documents', () => {
    const data = JSON.parse(slim.globalData) as Record<string, Record<string, { versions: object[] }>>
    expect(data['docusaurus-plugin-content-docs']?.default?.versions).toEqual([
      { name: 'current', docs: [], sidebars: { one: {} } },
    ])
  })

  it('has the same size for one document as for a thousand', () => {
    const more = Object.fromEntries(
      Array.from({ length: 1000 }, (_, n) => [`/page-${n}-abc`, { __comp: 'doc', content: `text${n}` }]),
    )
    const grown = stripDocRoutes({
      routes,
      registry,
      globalData,
      siteMetadata,
      chunkNames: JSON.stringify({ ...JSON.parse(chunkNames), ...more }),
    })
    expect(JSON.stringify(grown).length).toBe(JSON.stringify(slim).length)
  })
})

describe('standalonePages', () => {
  it('explains what to fix if the format changed', () => {
    expect(() => standalonePages('export default []')).toThrow(/found no top-level page.*TOP_LEVEL_PAGE/s)
  })
})
