import { createMemoryHistory, type History } from 'history'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { renderRoutes as originalRoutes } from 'react-router-config'
import * as original from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Link, NavLink, renderRoutes, Route, Router, useHistory, useLocation } from './index'

type Parts = {
  Router: (props: { history: History; children: ReactNode }) => ReactElement
  Link: typeof Link
  NavLink: typeof NavLink
  renderRoutes: typeof renderRoutes
  Route: typeof Route
}
const ours = { Router, Link, NavLink, renderRoutes, Route } as unknown as Parts
const theirs = { ...original, renderRoutes: originalRoutes } as unknown as Parts

const draw = (make: (parts: Parts) => ReactNode, address: string) =>
  [theirs, ours].map((parts) =>
    renderToStaticMarkup(
      <parts.Router history={createMemoryHistory({ initialEntries: [address] })}>{make(parts)}</parts.Router>,
    ),
  )

const show = (name: string) =>
  function Page({ match, location }: { match?: { url: string }; location?: { pathname: string } }) {
    return (
      <p>
        {name} {match?.url} {location?.pathname}
      </p>
    )
  }
const routes = [
  { path: '/a', component: show('a'), exact: true },
  { path: '/b', component: show('b') },
  { path: '*', component: show('other') },
] as Parameters<typeof renderRoutes>[0]

describe('the router', () => {
  it.each(['/a', '/a/', '/b/c', '/c'])('draws the page of %s as react-router does', (address) => {
    const [wanted, found] = draw(({ renderRoutes }) => renderRoutes(routes), address)
    expect(found).toBe(wanted)
    expect(found).toContain('<p>')
  })

  it.each(['/a', '/a?b=c#d', '#d', '?b', 'x', '../x', '/with space', '/%C3%A4'])(
    'draws a link to %s as react-router does',
    (to) => {
      const [wanted, found] = draw(({ Link }) => <Link to={to} title="t" />, '/one/two?q')
      expect(found).toBe(wanted)
    },
  )

  it.each(['/one', '/one/two', '/other'])('marks a link to %s as react-router does', (to) => {
    const [wanted, found] = draw(
      ({ NavLink }) => <NavLink to={to} className="own" activeClassName="here" />,
      '/one/two',
    )
    expect(found?.split(/[ >]/).sort()).toEqual(wanted?.split(/[ >]/).sort())
  })

  it('draws what is inside for the location that it is given', () => {
    const place = { pathname: '/b', search: '', hash: '', state: undefined }
    const [wanted, found] = draw(
      ({ Route, renderRoutes }) => <Route location={place} render={() => renderRoutes(routes)} />,
      '/a',
    )
    expect(found).toBe(wanted)
    expect(found).toContain('b /b')
  })

  it('control: a page that it does not have differs', () => {
    const [wanted] = draw(({ renderRoutes }) => renderRoutes(routes), '/a')
    const [, found] = draw(({ renderRoutes }) => renderRoutes(routes), '/b')
    expect(found).not.toBe(wanted)
  })

  it.each([useHistory, useLocation])('says what is missing outside it (%#)', (use) => {
    const Lost = () => <p>{typeof use()}</p>
    expect(() => renderToStaticMarkup(<Lost />)).toThrow('found no router above this component')
  })
})
