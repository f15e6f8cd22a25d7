import Head from '@docusaurus/Head'
import { useLocation } from '@docusaurus/router'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { markdownAddress, previewAddress } from '@site/model/page/page-addresses'
import { encodeAddress } from '@site/model/redirects/encode-address'

const NOT_FOUND = '/404.html'

/** Links in the head: the page's own URL, its Markdown, and its preview image for other sites. */
export default function PageLinks() {
  const { pathname } = useLocation()
  const { url } = useDocusaurusContext().siteConfig
  if (pathname === NOT_FOUND) return null // it doesn't have its own URL
  const route = pathname.replace(/(.)\/$/, '$1') // the router has decoded it
  return (
    <Head>
      <link rel="canonical" href={url + encodeAddress(route)} />
      <link rel="alternate" type="text/markdown" href={encodeAddress(markdownAddress(route))} />
      <meta property="og:image" content={url + encodeAddress(previewAddress(route))} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  )
}
