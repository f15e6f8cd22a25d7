import renderRoutes from '@docusaurus/renderRoutes'
import { ServerOnly } from '@theme/Island'
import Layout from '@theme/Layout'
import type { RouteConfig } from 'react-router-config'

/**
 * Every documentation page, and the not-found page. In production, this runs only on the server: src/navigation
 * adopts the content of `#page`.
 */
export default function DocsRoot({ route }: { route: RouteConfig }) {
  return (
    <Layout>
      <ServerOnly.Provider value={process.env.NODE_ENV === 'production'}>
        <div id="page">{renderRoutes(route.routes as never)}</div>
      </ServerOnly.Provider>
    </Layout>
  )
}
