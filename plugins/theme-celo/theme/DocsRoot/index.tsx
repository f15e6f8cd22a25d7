import renderRoutes from '@docusaurus/renderRoutes'
import Layout from '@theme/Layout'
import type { RouteConfig } from 'react-router-config'

export default function DocsRoot({ route }: { route: RouteConfig }) {
  return <Layout>{renderRoutes(route.routes as never)}</Layout>
}
