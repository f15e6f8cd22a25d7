import { Context } from '@docusaurus/core/lib/client/routeContext'
import { useContext } from 'react'

/** In place of core's hook of this name, whose error does not name the provider (specification, section 8). */
export default function useRouteContext() {
  const context = useContext(Context)
  if (!context) throw new Error('Hook useRouteContext is called outside the <RouteContextProvider>.')
  return context
}
