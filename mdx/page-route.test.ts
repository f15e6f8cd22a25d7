import { describe, expect, it } from 'vitest'
import { pageRoute } from './page-route'

describe('pageRoute', () => {
  it.each([
    ['/any/where/docs/build/index.mdx', '/build'],
    ['docs/developer/viem.mdx', '/developer/viem'],
    ['/site/docs/what-is-celo/docs/x.mdx', '/what-is-celo/docs/x'],
  ])('%s is %s', (file, route) => expect(pageRoute(file)).toBe(route))

  it('knows no route for a file outside docs/', () => expect(pageRoute('src/pages/index.mdx')).toBeUndefined())
})
