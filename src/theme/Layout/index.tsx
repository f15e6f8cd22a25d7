import ErrorBoundary from '@docusaurus/ErrorBoundary'
import Translate from '@docusaurus/Translate'
import { PageMetadata } from '@docusaurus/theme-common'
import AnnouncementBar from '@theme/AnnouncementBar'
import CrashPage from '@theme/Error/CrashPage'
import Footer from '@theme/Footer'
import Sprite from '@theme/Icon/Sprite'
import Navbar from '@theme/Navbar'
import type { ReactNode } from 'react'
import PageLinks from './PageLinks'
import LayoutProvider from './Provider'

export type Props = { title?: string; description?: string; children?: ReactNode }

/** The shell of every page. A page that crashes is replaced inside it, so the navigation stays available. */
export default function Layout({ title, description, children }: Props) {
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <PageLinks />
      <a className="skip" href="#main">
        <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
      </a>
      <Sprite />
      <AnnouncementBar />
      <Navbar />
      <ErrorBoundary fallback={(params) => <CrashPage {...params} />}>{children}</ErrorBoundary>
      <Footer />
    </LayoutProvider>
  )
}
