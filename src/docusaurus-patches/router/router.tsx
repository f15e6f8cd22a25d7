/** What Docusaurus' client uses of react-router 5.3.4 and react-router-config 5.1.1. */
import type { History, Location } from 'history'
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { RouteConfig } from 'react-router-config'
import { createLocation, type To } from './location'
import { matchPath, matchRoot, type Match } from './match'

type Route = { history: History; location: Location; match: Match }

const Current = createContext<Route | undefined>(undefined)
/** Apart from the current route, so components that only navigate aren't drawn again when it changes. */
const Steps = createContext<History | undefined>(undefined)

/** @throws outside a router */
function required<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('found no router above this component, expected <Router>.')
  return found
}

export const useRoute = () => required(useContext(Current))
export const useHistory = () => required(useContext(Steps))
export const useLocation = () => useRoute().location

export function Router({ history, children }: { history: History; children: ReactNode }) {
  const [location, setLocation] = useState(history.location)
  useLayoutEffect(() => {
    setLocation(history.location) // what effects further down have changed
    return history.listen(setLocation)
  }, [history])
  return (
    <Current.Provider value={{ history, location, match: matchRoot(location.pathname) }}>
      <Steps.Provider value={history}>{children}</Steps.Provider>
    </Current.Provider>
  )
}

/** Draws its content for another location: the page that's shown until the next one has arrived. */
export function Route({ location, render }: { location: Location; render: (route: Route) => ReactNode }) {
  const route = { ...useRoute(), location }
  return <Current.Provider value={route}>{render(route)}</Current.Provider>
}

/** The page of the first route that matches. */
function Switch({ routes }: { routes: readonly RouteConfig[] }) {
  const around = useRoute()
  for (const [index, route] of routes.entries()) {
    const { path, key = index } = route
    const Page = route.component as ComponentType<object> | undefined
    const match = path
      ? matchPath(around.location.pathname, { ...route, path } as { path: string })
      : around.match
    if (!match || !Page) continue
    const found = { ...around, match }
    return (
      <Current.Provider key={key} value={found}>
        <Page {...{ ...found, route }} />
      </Current.Provider>
    )
  }
  return null
}

export const renderRoutes = (routes?: readonly RouteConfig[]) => (routes ? <Switch routes={routes} /> : null)

/** Goes to another page when it's drawn. */
export function Redirect({ to, push = false }: { to: To; push?: boolean }): null {
  const history = useHistory()
  useEffect(() => {
    const location = createLocation(to)
    if (push) history.push(location)
    else history.replace(location)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- for each address once
  }, [])
  return null
}
