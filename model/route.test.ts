import { describe, expect, it } from 'vitest'
import { pageRoute, routeFromBuiltFile, routeFromFile } from './route'

describe('routeFromFile', () => {
  it.each([
    ['index.mdx', undefined, '/'],
    ['docs/build/index.mdx', undefined, '/build'],
    ['build\\with-thirdweb\\one click.md', undefined, '/build/with-thirdweb/one click'],
    ['src/pages/markdown-page.mdx', undefined, '/markdown-page'],
    ['docs/a/b.mdx', '/elsewhere', '/elsewhere'],
    ['docs/a/b.mdx', 'relative', '/a/b'],
  ])('%s with the slug %s is %s', (file, slug, route) => expect(routeFromFile(file, slug)).toBe(route))
})

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
