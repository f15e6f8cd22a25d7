import Head from '@docusaurus/Head'
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext'
import { useHistory, useLocation } from '@docusaurus/router'
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common'
import Layout from '@theme/Layout'
import { useMemo, useState, type MouseEvent } from 'react'
import KeepVersion from './KeepVersion'
import { pageAddress } from './own-page'
import { pageAt } from './page-cache'

const route = { plugin: { name: 'navigation', id: 'default' } }

/**
 * The same object for the same HTML: for another object, React 19 writes it again and closes what the reader
 * opened.
 */
const useHtml = (html: string) => useMemo(() => ({ __html: html }), [html])

/** The URL for a plain click on a link to this site; undefined for any other click. */
function followed(event: MouseEvent): string | undefined {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link ? pageAddress(link) : undefined
}

/**
 * Handles clicks on links in HTML that React doesn't manage: the router goes there without loading another
 * document.
 */
function useFollow() {
  const history = useHistory()
  return (event: MouseEvent) => {
    const address = followed(event)
    if (address === undefined) return
    event.preventDefault()
    history.push(address)
  }
}

/** The list of the section's pages in the mobile menu. */
function SectionMenu({ html }: { html: string }) {
  // Listens for links inside, as the page does below.
  // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div onClick={useFollow()} dangerouslySetInnerHTML={useHtml(html)} />
}

/**
 * Any page that isn't a React page: documentation, and the not-found page. The first is adopted from the document;
 * for later ones, the router renders this only after `preload` has the page.
 */
export default function ServerPage() {
  const { pathname } = useLocation()
  const handleClick = useFollow()
  const [first] = useState(() => pageAt(pathname))
  // Kept while it's shown, because the cache may drop it meanwhile for pages that the reader points at.
  const page = useMemo(() => pageAt(pathname), [pathname]) ?? first
  const html = useHtml(page?.html ?? '')
  if (!page) throw new Error(`The page at ${pathname} didn't load.`)
  return (
    <RouteContextProvider value={route}>
      <Layout>
        <Head>
          <title>{page.title}</title>
          <meta property="og:title" content={page.title} />
          <meta name="description" content={page.description} />
          <meta property="og:description" content={page.description} />
          {page.keywords && <meta name="keywords" content={page.keywords} />}
          {page.robots && <meta name="robots" content={page.robots} />}
        </Head>
        <KeepVersion />
        {page.sidebar && <NavbarSecondaryMenuFiller component={SectionMenu} props={{ html: page.sidebar }} />}
        {/* Listens for links inside; each link is focusable and works by keyboard, which clicks it. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div id="page" onClick={handleClick} suppressHydrationWarning dangerouslySetInnerHTML={html} />
      </Layout>
    </RouteContextProvider>
  )
}
