import { DocsVersionProvider } from '@docusaurus/plugin-content-docs/client'
import renderRoutes from '@docusaurus/renderRoutes'
import type { ComponentProps } from 'react'
import type { RouteConfig } from 'react-router-config'

type Props = { version: ComponentProps<typeof DocsVersionProvider>['version']; route: RouteConfig }

export default function DocVersionRoot({ version, route }: Props) {
  return <DocsVersionProvider version={version}>{renderRoutes(route.routes as never)}</DocsVersionProvider>
}
