declare module '@navigation/page-files' {
  const pageFiles: () => Promise<unknown>[]
  export default pageFiles
}

declare module '@docusaurus/core/lib/client/routeContext' {
  import type { Context as ReactContext, ReactNode } from 'react'

  type RouteContext = { plugin: { name: string; id: string }; data?: object }
  export const Context: ReactContext<RouteContext | null>

  export function RouteContextProvider(props: { value: RouteContext; children: ReactNode }): ReactNode
}
