import { Context } from '@docusaurus/core/lib/client/routeContext'
import { useContext } from 'react'

/** Replaces core's hook of this name, whose error doesn't name the provider (specification, section 8). */
export default function useRouteContext() {
  const context = useContext(Context)
  if (!context) throw new Error('Hook useRouteContext is called outside the <RouteContextProvider>.')
  return context
}
