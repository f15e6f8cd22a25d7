import { describe, expect, it } from 'vitest'
import { pageRoute, routeFromBuiltFile } from './route'

describe('pageRoute', () => {
  it.each([
    ['/any/where/docs/build/index.mdx', '/build'],
    ['docs/developer/viem.mdx', '/developer/viem'],
    ['/site/docs/what-is-celo/docs/x.mdx', '/what-is-celo/docs/x'],
    ['/site/src/pages/markdown-page.mdx', '/markdown-page'],
    ['src/pages/index.mdx', '/'],
    ['/site/data/home-samples.md', '/'],
  ])('%s is %s', (file, route) => expect(pageRoute(file)).toBe(route))

  it.each(['README.md', 'src/pages/home.tsx', 'notes/a.mdx', undefined])('knows no route for %s', (file) =>
    expect(pageRoute(file)).toBeUndefined(),
  )
})

describe('routeFromBuiltFile', () => {
  it.each([
    ['index.html', '/'],
    ['a/index.html', '/a'],
    ['a/b.html', '/a/b'],
    ['a/reindex.html', '/a/reindex'],
  ])('%s is %s', (file, address) => expect(routeFromBuiltFile(file)).toBe(address))
})
