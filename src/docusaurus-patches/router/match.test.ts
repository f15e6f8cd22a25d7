import { matchPath as original } from 'react-router-dom'
import { matchRoutes as originalBranch } from 'react-router-config'
import { describe, expect, it } from 'vitest'
import { matchPath, matchRoutes } from './match'

const paths = ['/', '/search', '/search/', '*', ['/home', '/search']]
const addresses = ['/', '/search', '/search/', '/Search', '/search/x', '/searching', '/home']
const flags = [true, false]
const options = flags.flatMap((exact) => flags.map((strict) => ({ exact, strict })))

const page = () => null
const routes = [
  { path: '/search', component: page, exact: true },
  { path: '/', component: page, exact: true },
  { path: '/deep', component: page, routes: [{ path: '/deep/er', component: page }] },
  { path: '*', component: page, routes: [{ component: page }] },
]

describe('the routes of the browser', () => {
  it.each(paths)('match %j as react-router does', (path) => {
    for (const pathname of addresses) {
      expect(matchPath(pathname, path)).toEqual(original(pathname, path))
      for (const option of options)
        expect(matchPath(pathname, { path, ...option })).toEqual(original(pathname, { path, ...option }))
    }
  })

  it('are found as react-router-config finds them', () => {
    for (const pathname of [...addresses, '/deep', '/deep/er', '/deep/er/est'])
      expect(matchRoutes(routes, pathname), pathname).toEqual(originalBranch(routes, pathname))
  })

  it('control: a path with a parameter differs', () =>
    expect(matchPath('/1', '/:id')).not.toEqual(original('/1', '/:id')))
})
