import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client'
import { composeProviders } from '@docusaurus/theme-common'
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal'
import type { ReactNode } from 'react'

const Provider = composeProviders([
  ColorModeProvider,
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
])

export default function LayoutProvider({ children }: { children: ReactNode }) {
  return <Provider>{children}</Provider>
}
